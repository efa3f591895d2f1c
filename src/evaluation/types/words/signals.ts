import type { TFunction } from 'i18next'
import { type Signal, type Signals, signalKinds, signalsOf } from '#evaluation/counting/statistics/signals.ts'
import { leastAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { isOver } from '#evaluation/counting/timeAxis.ts'
import type { Bin, Direction } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import type { ChartLayoutData, Facet } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { isDay } from '#lib/dates.ts'
import { drawable } from './figureText.ts'

/** Whether the way a line went is the better one; null without a direction. */
export function isGoodSide(side: Signal['side'], direction: Direction): boolean | null {
  return direction === 'neutral' ? null : (side === 'up') === (direction === 'higher')
}

/** Why the points of a category are no chance, a sentence per line of the chart. */
export function signalTips(
  { signals, open }: Facet,
  category: number,
  parts: ChartLayoutData['parts'],
  t: TFunction<'charts'>,
) {
  if (open?.[category]) return [t('signals.open-tip')]
  return (signals ?? []).flatMap((line, part) => {
    const own = line?.signals?.marks[category] ?? []
    const [first] = own
    if (!line || !first) return []
    const reasons = own.map((signal) => reasonText(signal, t)).join(', ')
    const meaning = meaningOf(first, line.direction, t)
    const name = parts.length > 1 ? (parts[part]?.label ?? '') : ''
    return [name === '' ? t('signals.tip', { reasons, meaning }) : t('signals.tip-of', { name, reasons, meaning })]
  })
}

/** A signal in a few words: '7 oder mehr in Folge über dem Mittel'. */
export function reasonText({ kind, side }: Signal, t: TFunction<'charts'>): string {
  const name = `${kind}.${side}` as const
  return t(`signals.reason.${name}`)
}

/** The bins of a chart that are not over yet: nothing is said of them. */
export function openBins({ groups, bin }: Pick<Series, 'groups' | 'bin'>): boolean[] {
  return groups.map(({ value }) => bin !== null && isDay(String(value)) && !isOver(bin, String(value)))
}

/** The signals of a line from its figures, a figure per bin; a bin of few answers, and one that is not over, count in nothing. */
export function lineSignals(figures: readonly (Figure | undefined)[], open: readonly boolean[]): Signals | null {
  return signalsOf(
    figures.map((figure, place) => (!figure || figure.n < leastAnswers || open[place] ? null : drawable(figure.mean))),
  )
}

/** What the lines of a chart say over time, one sentence each, and how that is found out. */
export function signalNotes({ facets, parts }: ChartLayoutData, bin: Bin | null, t: TFunction<'charts'>): string[] {
  const lines = facets.flatMap(({ signals, categories, heading }) =>
    (signals ?? []).map((line, part) => ({
      ...line,
      categories,
      name: [heading, parts.length > 1 ? (parts[part]?.label ?? '') : ''].filter(Boolean).join(' · '),
    })),
  )
  if (lines.length === 0) return []
  const told = lines.map(({ signals, direction, categories, name }) => ({
    name,
    text: lineText(signals ?? null, direction ?? 'neutral', categories, bin ?? 'bin_month', t),
  }))
  // What is so of several is said once.
  const texts = [...new Set(told.map(({ text }) => text))].map((text) => {
    const names = told.filter((one) => one.text === text && one.name !== '').map(({ name }) => name)
    return names.length === 0 || (names.length > 1 && names.length === told.length)
      ? text
      : t('signals.of', { name: names.join(', '), text })
  })
  const from = facets.flatMap(({ categories, cells, open }) =>
    categories.filter(
      (_, place) => open?.[place] && cells[place]?.some((cell) => cell !== null && cell.value !== null),
    ),
  )[0]
  return [...texts, ...(from === undefined ? [] : [t('signals.open', { from })]), t('signals.define')]
}

function lineText(
  signals: Signals | null,
  direction: Direction,
  categories: readonly string[],
  bin: Bin,
  t: TFunction<'charts'>,
): string {
  if (!signals) return t('signals.few')
  const { marks, isJudged } = signals
  const last = marks.findLastIndex((own) => own.length > 0)
  const strongest = (['shift', 'trend', 'outside', 'near'] as const).flatMap(
    (kind) => marks[last]?.find((one) => one.kind === kind) ?? [],
  )[0]
  if (!strongest) return t('signals.none')
  const { kind, side } = strongest
  const name = `${kind}.${side}` as const
  const meaning = meaningOf(strongest, direction, t)
  if (kind === 'outside' || kind === 'near')
    return t('signals.at', { at: categories[last] ?? '', what: t(`signals.${name}`, { meaning }) })
  const isPart = (place: number) => marks[place]?.some((one) => one.kind === kind && one.side === side) ?? false
  // A gap does not end a run.
  const others = marks.findLastIndex((_, place) => place < last && !isPart(place) && isJudged[place])
  const run = marks.flatMap((_, place) => (place > others && place <= last && isPart(place) ? [place] : []))
  const span = t(`signals.span.${bin}`, { count: run.length })
  const what = t(`signals.${name}`, { span, meaning })
  const from = categories[run[0] ?? last] ?? ''
  const isOpen = last === isJudged.lastIndexOf(true)
  return isOpen ? t('signals.since', { from, what }) : t('signals.until', { from, to: categories[last] ?? '', what })
}

function meaningOf({ side }: Signal, direction: Direction, t: TFunction<'charts'>): string {
  const isGood = isGoodSide(side, direction)
  if (isGood === null) return t('signals.meaning.neutral')
  return t(isGood ? 'signals.meaning.good' : 'signals.meaning.bad')
}

/** The reasons of a point as a cell of a table. */
export function signalCell(own: Signal[] | undefined, t: TFunction<'charts'>): string {
  return (own ?? [])
    .toSorted((one, other) => signalKinds.indexOf(one.kind) - signalKinds.indexOf(other.kind))
    .map((signal) => reasonText(signal, t))
    .join(', ')
}

/** The signals of every point of a chart over time. */
export function signalMarks(series: Series) {
  const { panels, slices } = series
  const open = openBins(series)
  const lines = panels.map(({ figures }) =>
    figures.map((cells) =>
      slices.map((_, slice) =>
        lineSignals(
          cells.map((group) => group[slice]),
          open,
        ),
      ),
    ),
  )
  return ({ panel, item, slice, group }: { panel: number; item: number; slice: number; group: number }) =>
    lines[panel]?.[item]?.[slice]?.marks[group]
}
