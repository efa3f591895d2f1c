import { titleKeys } from '#evaluation/model/chart.ts'
import { type Fields, isFields, toList } from '#evaluation/model/parse.ts'
import type { ChartId } from './familyCalls.ts'

/** The parts in which charts can differ, in the terms of the screen. */
const parts = [
  'type',
  'title',
  'items',
  'cuts',
  'filters',
  'options',
  'benchmarks',
  'measures',
  'place',
  'other',
] as const
export type Part = (typeof parts)[number]

/** The changes that a push makes to the charts of a child, each chart as it is stored. */
export type Comparison = {
  added: Fields[]
  /** With the parts that differ; `before` is the child's own chart, which is replaced. */
  replaced: { chart: Fields; before: Fields; differs: Part[] }[]
  same: Fields[]
  /** Only the child has them; they stay. */
  own: Fields[]
}

const partByField: Readonly<Record<string, Part>> = {
  type: 'type',
  ...Object.fromEntries(titleKeys.map((key) => [key, 'title'] as const)),
  data: 'items',
  groups: 'cuts',
  slices: 'cuts',
  splits: 'cuts',
  timelineAttribute: 'cuts',
  timelineNotes: 'options',
  sameQuestions: 'items',
  clusteredBy: 'options',
  newCentre: 'options',
  filters: 'filters',
  viewSettings: 'options',
  config: 'options',
  benchmarks: 'benchmarks',
  measures: 'measures',
  x: 'place',
  y: 'place',
  w: 'place',
  h: 'place',
}

/** The name of a stored chart; undefined if it has none, or if another chart of `all` has the same. */
export function chartId(chart: unknown, all: unknown): ChartId | undefined {
  if (!isFields(chart)) return undefined
  const id = chart['i']
  if (!(typeof id === 'number' || (typeof id === 'string' && id !== ''))) return undefined
  return getCharts(all).filter((other) => other['i'] === id).length === 1 ? id : undefined
}

/** The stored charts of an evaluation. */
export function getCharts(stored: unknown): Fields[] {
  return toList(stored).filter(isFields)
}

/** The charts of a child after the selected ones of its parent are copied to it. */
export function compareCharts(parent: unknown, child: unknown, chosen: ReadonlySet<ChartId>): Comparison {
  const comparison: Comparison = { added: [], replaced: [], same: [], own: [] }
  const [given, present] = [getCharts(parent), getCharts(child)]
  for (const chart of given) {
    const id = chartId(chart, parent)
    if (id === undefined || !chosen.has(id)) continue
    const before = present.find((one) => one['i'] === id)
    const differs = before && differences(chart, before)
    if (!before || !differs) comparison.added.push(chart)
    else if (differs.length > 0) comparison.replaced.push({ chart, before, differs })
    else comparison.same.push(chart)
  }
  comparison.own = present.filter((chart) => !given.some((one) => one['i'] === chart['i']))
  return comparison
}

/** Whether the child has all selected charts of the parent unchanged. */
export function isSynced(parent: unknown, child: unknown, chosen: ReadonlySet<ChartId>): boolean {
  const { added, replaced } = compareCharts(parent, child, chosen)
  return added.length === 0 && replaced.length === 0
}

/** Whether two lists hold the same charts in the same order. */
export function sameCharts(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function differences(one: Fields, other: Fields): Part[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const found = new Set(
    [...keys]
      .filter((key) => canonical(one[key]) !== canonical(other[key]))
      .map((key) => (Object.hasOwn(partByField, key) ? (partByField[key] ?? 'other') : 'other')),
  )
  return parts.filter((part) => found.has(part))
}

/** Compares lists in order: it is that of the questions and groups in the chart. Missing and empty values are equal. */
function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const)
  return `{${pairs
    .filter(([, inner]) => inner !== 'null')
    .map(([key, inner]) => `${JSON.stringify(key)}:${inner}`)
    .toSorted()
    .join(',')}}`
}
