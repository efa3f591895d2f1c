import type { LegendComponentOption, TitleComponentOption } from 'echarts/components'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { fitted, fontSize, getMaxWidth, getWidth, wrapped } from './textMeasure.ts'

const rowHeight = 26
const lineHeight = 16
/** The width of an entry's symbol with its gaps, and of the border that those of answers have. */
const signWidth = 35
const borderWidth = 1
const itemGap = 10
const headingFont = { fontSize, fontWeight: 600 }
const headingGap = 16
/** How much wider headings are where a file is opened without the font. */
const otherFont = 1.06
/** The most of the width that headings take next to their entries. */
const headingShare = 0.35
const maxHeadingLines = 3
/** The gap between two sets with headings above. */
const setGap = 6

/** The labels of entries by the names of their series. */
export type Labels = ReadonlyMap<string, string>
export type Place = { left: number; top: number; width: number }
export type Legend = {
  legend: LegendComponentOption | LegendComponentOption[]
  titles: TitleComponentOption[]
  height: number
}

type LinesInput = { selected: Readonly<Record<string, boolean>>; theme: ChartTheme; place: Place }

/**
 * A legend per heading, next to each other where every line has room, else below its heading. Those without a heading
 * come after them.
 */
export function getLegendLines(
  sets: readonly { heading: string; labels: Labels }[],
  { selected, theme, place }: LinesInput,
): Legend {
  const headings = sets.map(({ heading }) => heading)
  const widest = Math.ceil(getMaxWidth(headings, headingFont) * otherFont) + headingGap
  const next = { ...place, left: place.left + widest, width: place.width - widest }
  const areNext =
    widest <= place.width * headingShare &&
    sets.every(({ labels }) => countRows([...labels.values()], next.width, borderWidth) === 1)
  const legends: LegendComponentOption[] = []
  const titles: TitleComponentOption[] = []
  let { top } = place
  for (const { heading, labels } of sets) {
    const isNext = areNext && heading !== ''
    const lines = heading === '' ? [] : fitted(heading, isNext ? widest : place.width, maxHeadingLines, headingFont)
    if (lines.length > 0)
      titles.push({
        text: lines.join('\n'),
        left: place.left,
        top,
        padding: 0,
        textStyle: { ...headingFont, lineHeight, color: theme.ink },
      })
    if (!isNext) top += lines.length * (lineHeight + 2)
    const { legend, height } = getRows(labels, selected, theme, { ...(isNext ? next : place), top }, borderWidth)
    legends.push(legend)
    top += height + (areNext ? 0 : setGap)
  }
  return { legend: legends, titles, height: top - place.top + 8 }
}

/** Entries in as many rows as they take. */
export function getRows(
  labels: Labels,
  selected: Readonly<Record<string, boolean>>,
  theme: ChartTheme,
  { left, top, width }: Place,
  border = 0,
): { legend: LegendComponentOption; height: number } {
  const room = width - 40
  const texts = [...labels.values()]
  const isLong = getMaxWidth(texts) > room
  // If one takes several lines, each has its own.
  const height = isLong
    ? texts.reduce((sum, label) => sum + rowHeight + (wrapped(label, room).length - 1) * lineHeight, 0)
    : countRows(texts, width, border) * rowHeight
  return {
    height,
    legend: {
      type: 'plain',
      left,
      top,
      width,
      padding: 0,
      itemGap,
      itemWidth: 20,
      itemHeight: 11,
      // For a benchmark or a limit only the line.
      data: [...labels.keys()].map((name) => (name.startsWith('part') ? name : { name, itemStyle: { opacity: 0 } })),
      selected,
      formatter: (name: string) => {
        const label = labels.get(name) ?? name
        return isLong ? wrapped(label, room).join('\n') : label
      },
      textStyle: { color: theme.ink, fontSize, lineHeight },
      inactiveColor: theme.lineStrong,
    },
  }
}

/** The max number of rows of a legend, entry by entry. */
function countRows(texts: readonly string[], width: number, border: number): number {
  let [rows, taken] = [1, 0]
  for (const own of texts.map((text) => getWidth(text) + signWidth + border)) {
    if (taken > 0 && taken + own - itemGap > width) {
      rows += 1
      taken = 0
    }
    taken += own
  }
  return rows
}
