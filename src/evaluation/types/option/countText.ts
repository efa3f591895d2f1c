import type { TFunction } from 'i18next'
import type { Cell, ChartLayoutData, SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'

type CountInput = { data: ChartLayoutData; t: TFunction<'charts'> }

/** With more parts than these their n is only in the tooltip and the table. */
const maxCounts = 4

const known = new WeakMap<SmallMultiple, CountInput & { lines: readonly string[] }>()

/** Whether there is an n below each label; in a chart of shares of people it is that of a part, whatever the answer. */
export function hasCountLines({ whole, measure }: Pick<ChartLayoutData, 'whole' | 'measure'>): boolean {
  return whole !== 'people' || measure !== 'share'
}

/**
 * 'n = 12' below each label, with the answers outside the scale; if the parts of a category are different people, the n
 * of each in the order of the legend. A layout reads them many times.
 */
export function countLines({ data, t }: CountInput, multiple: SmallMultiple): readonly string[] {
  const last = known.get(multiple)
  if (last?.data === data && last.t === t) return last.lines
  const { categories, cells, besides } = multiple
  const lines = categories.map((_, place) =>
    hasCountLines(data) ? [nText(cells[place] ?? [], data, t), besides?.[place]].filter(Boolean).join(' · ') : '',
  )
  known.set(multiple, { data, t, lines })
  return lines
}

/** The n of the parts, next to the name of the axis, if no label has one of its own. */
export function peopleText({ data, t }: CountInput, { cells }: SmallMultiple): string {
  if (hasCountLines(data)) return ''
  return nText(cells[0] ?? [], data, t)
}

function nText(row: readonly (Cell | null)[], { areLevels, isStacked }: ChartLayoutData, t: CountInput['t']): string {
  const shown = row.filter((cell): cell is Cell => cell !== null && !cell.isWithheld)
  const ns = shown.map(({ n }) => n)
  const own = areLevels ? ns.slice(0, 1) : ns
  const counts = isStacked && !areLevels ? [shown.reduce((all, { count }) => all + (count ?? 0), 0)] : own
  return shown.length === 0 || counts.length > maxCounts
    ? ''
    : t('n-is', { n: counts.map((n) => showFigure(n)).join(' | ') })
}

/** 'n=12', for all labels of an axis where one has no room for more. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** The lines of a count below vertical bars: without its spaces where one is too wide, then a line for each part. */
export function standingCount(count: string, isTight: boolean, isSplit: boolean): string[] {
  if (!isTight) return [count]
  return isSplit ? withoutSpaces(count).split(/(?<=\|)/) : [withoutSpaces(count)]
}
