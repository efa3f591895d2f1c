import type { TFunction } from 'i18next'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { showMoment } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { comparatorTexts } from './comparators.ts'
import { showFigure } from './figureText.ts'
import { funnelKey } from './funnel.ts'
import { centreSign, limitSign, signalSign } from './signals.ts'
import { getSign } from './verdict.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** How filters become texts: by the names of attributes and of their values. */
export type FilterText = (filter: RowFilter) => string

/** A sign with its meaning; that of signals has their colour, unless it is the dashes of a line. */
export type KeyEntry = { sign: string; text: string; isGood: boolean | null; isSignal?: true; isLine?: true }

/** The meaning of the symbols of a chart, and that there is none if nothing is certain; empty if it has no symbols. */
export function verdictKey(
  { items, comparisons }: Series,
  data: Pick<ChartLayoutData, 'shape' | 'areMeans' | 'multiples'> | null,
  t: TFunction<'charts'>,
): KeyEntry[] {
  if (data?.shape === 'funnels') return funnelKey(items, t)
  const signal = signalKey(data, t)
  const bearsSigns = data?.areMeans === true && data.shape !== 'nets' && data.shape !== 'boxes'
  if (!bearsSigns || comparisons === 0) return signal
  const sides = new Set(items.map(({ direction }) => direction === 'neutral'))
  const words = [
    ...(sides.has(false) ? (['better', 'worse'] as const) : []),
    ...(sides.has(true) ? (['above', 'below'] as const) : []),
  ]
  return [
    ...words.map((word) => ({ ...getSign(word), text: t(`verdict.${word}`) })),
    { sign: '', text: t('no-sign'), isGood: null },
    ...signal,
  ]
}

/** The meaning of the lines and rings of signals that a chart has. */
function signalKey(data: Pick<ChartLayoutData, 'multiples'> | null, t: TFunction<'charts'>): KeyEntry[] {
  const lines = (data?.multiples ?? []).flatMap(({ signals }) => (signals ?? []).flatMap((line) => line?.signals ?? []))
  const shared = { isGood: null, isSignal: true } as const
  return [
    ...(lines.length > 0
      ? [{ ...shared, isLine: true as const, sign: centreSign, text: t('signals.key.centre') }]
      : []),
    ...(lines.some(({ isFlat }) => !isFlat)
      ? [{ ...shared, isLine: true as const, sign: limitSign, text: t('signals.key.limits') }]
      : []),
    ...(lines.some(({ marks }) => marks.some((own) => own.length > 0))
      ? [{ ...shared, sign: `(${signalSign})`, text: t('signals.key') }]
      : []),
  ]
}

/** The name of the list of symbols. */
export function keyTitle(
  { comparisons }: Pick<Series, 'comparisons'>,
  data: Pick<ChartLayoutData, 'shape'> | null,
  t: TFunction<'charts'>,
): string {
  if (data?.shape === 'funnels') return t('funnel.key')
  return t(comparisons > 0 ? 'key' : 'signals.key-title')
}

type DirectionWords = { series: Series; data: ChartLayoutData | null; t: TFunction<'charts'>; language: Language }
type BenchmarkWords = Omit<DirectionWords, 'data'> & {
  chart: Chart
  filterText: FilterText
  /** Whether the answers of the chart are filtered. */
  isFiltered: boolean
  /** The means of benchmarks by their names, where its legend does not have them. */
  means?: ReadonlyMap<string, string> | undefined
}

/** The notes on the comparison of a chart: where lower is better, and what its benchmarks are. */
export function comparisonTexts(words: DirectionWords & BenchmarkWords): string[] {
  return [...directionTexts(words), ...benchmarkTexts(words)]
}

/** Where lower is better; empty if nowhere. */
export function directionTexts({ series, data, t, language }: DirectionWords): string[] {
  const isOfMeans = data === null || data.shape === 'funnels' || data.areMeans === true
  const lower = isOfMeans ? series.items.filter(({ direction }) => direction === 'lower') : []
  if (lower.length === 0) return []
  return [t('lower-is-better', { names: lower.map(({ label, name }) => getText(label, language) || name).join(', ') })]
}

/** What the benchmarks of a chart are: estimates of their day over rows of their own. */
export function benchmarkTexts(words: BenchmarkWords): string[] {
  return benchmarkNotes(words).map(({ text }) => text)
}

/** A note on benchmarks; a lasting one is below the chart in any case: which of them its verdicts mean, which do not apply. */
export type BenchmarkNote = { text: string; isLasting: boolean }

/** The notes on the benchmarks of a chart. */
export function benchmarkNotes({
  series,
  chart,
  t,
  language,
  filterText,
  isFiltered,
  means,
}: BenchmarkWords): BenchmarkNote[] {
  const benchmarks = chart.viewSettings.benchmark ? series.benchmarks : []
  const areOthers = isFiltered || benchmarks.some(({ filters }) => filters.length > 0)
  const note = (isLasting: boolean) => (text: string) => ({ text, isLasting })
  const lines = benchmarks.map((line) =>
    lineText(line, means?.get(getName(line, language)), { t, language, filterText }),
  )
  return [
    ...lines.map(note(false)),
    ...unusedTexts(series, t, language).map(note(true)),
    ...comparatorTexts(series, chart, t, language).map(note(false)),
    ...verdictTexts(series, chart, t, language).map(note(true)),
    ...(benchmarks.length > 0 && areOthers ? [t('benchmark.other-filters')] : []).map(note(false)),
  ]
}

type LineWords = Pick<BenchmarkWords, 't' | 'language' | 'filterText'>

function lineText(line: BenchmarkLine, mean: string | undefined, { t, language, filterText }: LineWords): string {
  const about = [
    ...(mean === undefined ? [] : [mean]),
    getSize(line, t),
    line.calculated === null ? t('benchmark.no-date') : t('benchmark.date', { date: showMoment(line.calculated) }),
    ...(line.filters.length > 0 ? [t('benchmark.filters', { filters: line.filters.map(filterText).join('; ') })] : []),
  ]
  return `${t('benchmark')} ${getName(line, language)}${labelSeparator()}${about.join(', ')}.`
}

/** What the benchmarks of all charts of a page are, each of them once. */
export function pageBenchmarkTexts(lines: readonly BenchmarkLine[], words: LineWords): string[] {
  const merged = new Map<BenchmarkLine['id'], BenchmarkLine>()
  for (const line of lines)
    merged.set(line.id, { ...line, items: [...(merged.get(line.id)?.items ?? []), ...line.items] })
  return [...merged.values()].map((line) => lineText(line, undefined, words))
}

/** Which of several benchmarks the verdicts of a chart mean. */
function verdictTexts(
  series: Series,
  chart: BenchmarkWords['chart'],
  t: TFunction<'charts'>,
  language: Language,
): string[] {
  return chart.viewSettings.benchmark && series.benchmarks.length > 1
    ? [t('verdict-of', { name: comparedWith(series, language) })]
    : []
}

/** The benchmarks that are not shown because they do not apply. */
function unusedTexts({ unusedBenchmarks = [] }: Series, t: TFunction<'charts'>, language: Language): string[] {
  return unusedBenchmarks.map(({ reason, label, items }) =>
    t(`benchmark.${reason}`, {
      name: getText(label, language),
      items: items.map((item) => getText(item, language)).join(', '),
    }),
  )
}

/** The n of a benchmark, from the least to the largest of the chart's items. */
function getSize({ items }: BenchmarkLine, t: TFunction<'charts'>): string {
  const known = items.flatMap((item) => item ?? [])
  const sizes = known.flatMap(({ n }) => n ?? [])
  if (sizes.length < known.length || sizes.length === 0) return t('benchmark.no-n')
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)].map((size) => showFigure(size))
  return t('n-is', { n: min === max ? min : `${min}–${max}` })
}

function getName({ label, id }: Pick<BenchmarkLine, 'label' | 'id'>, language: Language): string {
  return getText(label, language) || String(id)
}

/** With several benchmarks every item is compared with the first one that has it. */
function comparedWith({ items, benchmarks }: Series, language: Language): string {
  const first = items.flatMap((_, item) => benchmarks.find((line) => line.items[item]) ?? [])
  return [...new Set(first.map((line) => getName(line, language)))].join(', ')
}
