import type { TFunction } from 'i18next'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import type { ChartLayoutData, Marks, Part } from '#evaluation/types/definition/chartLayoutData.ts'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { getLegendLines, getRows, type Labels, type Legend, type Place } from './legendLines.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The name of a part's series; two parts may have the same label. */
export const partName = (part: number): string => `part ${part}`
export const lineName = (line: number): string => `line ${line}`
export const benchmarkName = (index: number): string => `benchmark ${index}`

/** The hidden entries of a legend, by their keys: they stay the same under another filter, size or theme. */
export type HiddenSeries = ReadonlySet<string>

/**
 * The hidden entries after ECharts reports the visible series by name; entries that the chart does not show now stay as
 * they were.
 */
export function hiddenAfter(
  data: ChartLayoutData,
  hidden: HiddenSeries,
  selected: Readonly<Record<string, boolean>>,
): HiddenSeries {
  const after = new Set(hidden)
  for (const { name, key } of getEntries(data)) {
    if (selected[name] === false) after.add(key)
    if (selected[name] === true) after.delete(key)
  }
  return after
}

/** The names of the series that a legend hides (`partName`, `lineName`, `benchmarkName`). */
export function getHiddenNames(data: ChartLayoutData, hidden: HiddenSeries): ReadonlySet<string> {
  return new Set(getEntries(data).flatMap(({ name, key }) => (hidden.has(key) ? name : [])))
}

/** `questions`: as in its part. */
type Entry = {
  name: string
  label: string
  key: string
  part?: number
  benchmark?: number
  questions?: string | null | undefined
}

/** The entries of a legend: parts if there are several, lines that need a name, and every benchmark. */
export function getEntries({ parts, lines, multiples, sides, order }: ChartLayoutData): Entry[] {
  const entries: Omit<Entry, 'key'>[] = [
    ...(parts.length > 1 || lines ? partEntries(parts, order ?? sides, order !== undefined) : []),
    ...(lines ?? []).map((label, index) => ({ name: lineName(index), label })),
    ...(multiples[0]?.benchmarks ?? []).map(({ label }, index) => ({
      name: benchmarkName(index),
      label,
      benchmark: index,
    })),
  ]
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const [kind = ''] = entry.name.split(' ')
    const same = `${kind} ${entry.label}`
    const count = seen.get(same) ?? 0
    seen.set(same, count + 1)
    return { ...entry, key: `${same} ${count}` }
  })
}

/** The entries of parts; where questions have different answers, or bars an order, those of one have the order of its bar. */
function partEntries(parts: readonly Part[], order: readonly number[], isOrdered: boolean): Omit<Entry, 'key'>[] {
  const places = parts.flatMap(({ sharesEntry }, index) => (sharesEntry === undefined ? index : []))
  const hasSets = parts.some(({ questions }) => questions !== undefined)
  const ordered =
    hasSets || isOrdered ? places.toSorted((one, other) => (order[one] ?? 0) - (order[other] ?? 0)) : places
  return ordered.flatMap((part) => {
    const { label = '', questions, inBar = label } = parts[part] ?? {}
    return { name: partName(part), label: questions === undefined ? label : inBar, part, questions }
  })
}

/**
 * The legend: a click hides a series, hovering highlights it. It leaves out the entries that are explained `elsewhere`. Where
 * questions have different answers each set has a line that names its questions.
 */
export function getLegend(
  data: ChartLayoutData,
  theme: ChartTheme,
  t: TFunction<'charts'>,
  place: Place,
  hidden: HiddenSeries,
  elsewhere: HiddenSeries,
): Legend | null {
  const all = getEntries(data)
  if (all.length === 0) return null
  const selected = Object.fromEntries(all.map(({ name, key }) => [name, !hidden.has(key)]))
  const entries = all.filter(({ key }) => !elsewhere.has(key))
  if (entries.length === 0) return { height: 0, legend: { show: false, data: [], selected }, titles: [] }
  const means = benchmarkLabels(data, t)
  const getLabels = (some: readonly Entry[]): Labels =>
    new Map(
      some.map(({ name, label, benchmark }) => [name, benchmark === undefined ? label : (means[benchmark] ?? label)]),
    )
  const sets = [...new Set(entries.map(({ questions }) => questions))]
  if (sets.length === 1) {
    const { legend, height } = getRows(getLabels(entries), selected, theme, place)
    return { height: height + 8, legend, titles: [] }
  }
  const lines = sets
    .toSorted((one, other) => getRank(one) - getRank(other))
    .map((set) => ({
      heading: set === null ? t('other-questions') : (set ?? ''),
      labels: getLabels(entries.filter(({ questions }) => questions === set)),
    }))
  return getLegendLines(lines, { selected, theme, place })
}

/** Questions by name come first, then all others, then what is no answer. */
function getRank(questions: Entry['questions']): number {
  if (questions === undefined) return 2
  return questions === null ? 1 : 0
}

/** Names of the benchmarks; with their mean if the whole chart is about one item. */
function benchmarkLabels(data: ChartLayoutData, t: TFunction<'charts'>): string[] {
  const means = benchmarkMeans(data, t)
  return (data.multiples[0]?.benchmarks ?? []).map((marks, index) => {
    const [name, mean] = [benchmarkLabel(marks, t), means[index] ?? '']
    return mean === '' ? name : `${name} (${mean})`
  })
}

/** The name of a benchmark in a legend. */
export function benchmarkLabel({ label, comparator }: Marks, t: TFunction<'charts'>): string {
  return comparator ? label : `${t('benchmark')}${labelSeparator()}${label}`
}

/** The mean of each benchmark as text if the whole chart is about one item, else ''; next to medians it is called a mean. */
export function benchmarkMeans({ multiples, decimals, measure }: ChartLayoutData, t: TFunction<'charts'>): string[] {
  return (multiples[0]?.benchmarks ?? []).map(({ comparator }, index) => {
    const mean = onlyMean(multiples.flatMap(({ benchmarks }) => benchmarks[index]?.values ?? []))
    const text = mean === null ? '' : (measure === 'share' ? showShare : showFigure)(mean, decimals)
    return measure === 'spread' && !comparator ? [t('mean'), text].filter(Boolean).join(' ') : text
  })
}

function onlyMean(values: Marks['values']): number | null {
  const means = new Set(values.map((value) => value?.mean ?? null))
  const [only = null] = means
  return means.size === 1 ? only : null
}
