import type { TitleComponentOption } from 'echarts/components'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { fontSize, wrapped } from './textMeasure.ts'

const line = 17
const titles = {
  page: { fontSize: 16, lineHeight: 22, fontWeight: 600 },
  slide: { fontSize: 20, lineHeight: 26, fontWeight: 600 },
} as const
/** The part of a slide that the chart takes, its legend included. */
const slideShare = 0.8
export const slidePad = 12

/**
 * Lines above and below a saved picture: the first is its title. On a slide the chart takes at least four fifths of the
 * area.
 */
export type Captions = { head: string[]; foot: string[]; isSlide?: true }

/** The widths of a slide in pixels: text is smaller on a wider one. */
const slideWidths = [960, 1040, 1120, 1200, 1280]

/** The first picture that keeps the shape of a slide (16:9), or the widest one, which may be higher. */
export function asSlide<Slide extends { width: number; height: number }>(draw: (width: number) => Slide): Slide {
  const [first = 0, ...wider] = slideWidths
  return wider.reduce((slide, width) => (isHigher(slide) ? draw(width) : slide), draw(first))
}

function isHigher({ width, height }: { width: number; height: number }): boolean {
  return height > getSlideHeight(width)
}

/** The height of a slide of some width. */
export function getSlideHeight(width: number): number {
  return (width * 9) / 16
}

/** The space around a saved picture. */
export function getPad(captions: Captions | undefined): number {
  if (!captions) return 0
  return captions.isSlide ? slidePad : 24
}

/** The least height of a picture with captions of some height; a slide has the shape of a screen. */
export function getMinHeight({ isSlide }: Captions, width: number, pad: number, captions: number): number {
  if (!isSlide) return 0
  const across = (width - 2 * pad) / width
  return Math.max(getSlideHeight(width), Math.ceil(((captions + 2 * pad) * across) / (across - slideShare)))
}

/** The lines above a saved picture, title first, and those below it, with the room they take. */
export function getCaptions(
  { head, foot, isSlide }: Captions,
  theme: ChartTheme,
  width: number,
  pad: number,
): { titles: TitleComponentOption[]; above: number; below: number } {
  const [title = '', ...rest] = head
  const font = titles[isSlide ? 'slide' : 'page']
  const titleLines = wrapped(title, width, font)
  const getLines = (texts: readonly string[]) => texts.flatMap((text) => wrapped(text, width))
  const [headLines, footLines] = [getLines(rest), getLines(foot)]
  const above = titleLines.length * font.lineHeight + headLines.length * line + (isSlide ? 8 : 16)
  const below = footLines.length * line + (isSlide ? 4 : 12)
  const text = { lineHeight: line, color: theme.muted, fontSize }
  return {
    above: head.length === 0 ? 0 : above,
    below: foot.length === 0 ? 0 : below,
    titles: [
      ...(head.length === 0
        ? []
        : [
            {
              text: titleLines.join('\n'),
              subtext: headLines.join('\n'),
              left: pad,
              top: pad,
              padding: 0,
              itemGap: 4,
              textStyle: { ...font, color: theme.ink },
              subtextStyle: text,
            },
          ]),
      ...(foot.length === 0
        ? []
        : [{ subtext: footLines.join('\n'), left: pad, bottom: pad, padding: 0, itemGap: 0, subtextStyle: text }]),
    ],
  }
}
