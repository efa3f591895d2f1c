import type { TitleComponentOption } from 'echarts/components'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { letterWidth } from './textMeasure.ts'

const titleSize = 16
const titleLine = 22
const line = 17

/** The lines above a saved picture, title first, and those below it, with the room they take. */
export function getCaptions(
  head: string[],
  foot: string[],
  theme: ChartTheme,
  width: number,
  pad: number,
): { titles: TitleComponentOption[]; above: number; below: number } {
  const [title = '', ...rest] = head
  const above = head.length === 0 ? 0 : getRows([title], width, 1.35) * titleLine + getRows(rest, width) * line + 16
  const below = foot.length === 0 ? 0 : getRows(foot, width) * line + 12
  const text = { width, overflow: 'break' as const, lineHeight: line, color: theme.muted, fontSize: 12 }
  return {
    above,
    below,
    titles: [
      ...(head.length === 0
        ? []
        : [
            {
              text: title,
              subtext: rest.join('\n'),
              left: pad,
              top: pad,
              padding: 0,
              itemGap: 4,
              textStyle: { ...text, lineHeight: titleLine, color: theme.ink, fontSize: titleSize, fontWeight: 600 },
              subtextStyle: text,
            },
          ]),
      ...(foot.length === 0
        ? []
        : [{ subtext: foot.join('\n'), left: pad, bottom: pad, padding: 0, itemGap: 0, subtextStyle: text }]),
    ],
  }
}

/** The max number of rows for texts. */
function getRows(texts: string[], width: number, size = 1): number {
  return texts.reduce((rows, text) => rows + Math.max(1, Math.ceil((text.length * letterWidth * size) / width)), 0)
}
