import type { TFunction } from 'i18next'
import type { LegendComponentOption } from 'echarts/components'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import type { ChartLayoutData, Marks, Part } from '#evaluation/types/definition/chartLayoutData.ts'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { fontSize, getMaxWidth, getWidth, wrapped } from './textMeasure.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const rowHeight = 26
const lineHeight = 16
/** The width of an entry's symbol with its gaps. */
const signWidth = 35
const itemGap = 10

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

type Entry = { name: string; label: string; key: string; part?: number; benchmark?: number }

/** The entries of a legend: parts if there are several, lines that need a name, and every benchmark. */
export function getEntries({ parts, lines, multiples }: ChartLayoutData): Entry[] {
  const entries = [
    ...(parts.length > 1 || lines ? partEntries(parts) : []),
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

/** An entry per colour of levels: those of other questions stand in the same entry. */
function partEntries(parts: readonly Part[]): { name: string; label: string; part: number }[] {
  return parts.flatMap(({ label, sharesEntry }, index) => {
    if (sharesEntry !== undefined) return []
    const all = parts.filter((part, place) => place === index || part.sharesEntry === index)
    const plain = all.filter(({ inBar }) => inBar === undefined).map((part) => part.label)
    const turned = all.filter(({ inBar }) => inBar !== undefined && !plain.includes(inBar)).map((part) => part.label)
    return [{ name: partName(index), label: [...new Set([...plain, ...turned])].join(' / ') || label, part: index }]
  })
}

/** The legend: a click hides a series, hovering highlights it. It leaves out the entries that are explained `elsewhere`. */
export function getLegend(
  data: ChartLayoutData,
  theme: ChartTheme,
  t: TFunction<'charts'>,
  width: number,
  top: number,
  hidden: HiddenSeries,
  elsewhere: HiddenSeries,
): { legend: LegendComponentOption; height: number } | null {
  const all = getEntries(data)
  if (all.length === 0) return null
  const selected = Object.fromEntries(all.map(({ name, key }) => [name, !hidden.has(key)]))
  const entries = all.filter(({ key }) => !elsewhere.has(key))
  if (entries.length === 0) return { height: 0, legend: { show: false, data: [], selected } }
  const means = benchmarkLabels(data, t)
  const labels = new Map(
    entries.map(({ name, label, benchmark }) => [name, benchmark === undefined ? label : (means[benchmark] ?? label)]),
  )
  const room = width - 40
  const texts = [...labels.values()]
  const isLong = getMaxWidth(texts) > room
  // If one takes several lines, each has its own.
  const height = isLong
    ? texts.reduce((sum, label) => sum + rowHeight + (wrapped(label, room).length - 1) * lineHeight, 0)
    : rowsFor(
        texts.map((label) => getWidth(label) + signWidth),
        width,
      ) * rowHeight
  return {
    height: height + 8,
    legend: {
      type: 'plain',
      left: 0,
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
function rowsFor(widths: number[], width: number): number {
  let [rows, taken] = [1, 0]
  for (const own of widths) {
    if (taken > 0 && taken + own - itemGap > width) {
      rows += 1
      taken = 0
    }
    taken += own
  }
  return rows
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
