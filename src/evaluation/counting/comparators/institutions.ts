import { institutionId } from '#evaluation/counting/table/columns.ts'
import { countChart } from '#evaluation/counting/countChart.ts'
import { histogram } from '#evaluation/counting/table/histogram.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { getQuantiles } from '#evaluation/counting/statistics/box.ts'
import { toMeans } from './toMeans.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter, minInstitutions } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { NoComparison, Series, SeriesItem } from '#evaluation/model/series.ts'

const { attribute } = institutionFilter([])

/**
 * The means of every institution in the items of a chart, as a group each, under the filters of the page and the chart.
 * A filter that leaves fewer than ten institutions is left out: it says who is compared, not with whom. Names and small
 * groups are dealt with by what is made of it (`getInstitutionQuantile`): a series of it never leaves the worker.
 */
export function countInstitutions(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): Series {
  const own = measureTables.filter(({ source }) => chart.measures.includes(source.id))
  const counted: CountedChart = {
    ...toMeans(chart),
    groups: [{ attribute: getInstitutionKey(own) }],
    filters: chart.filters.filter(leavesMany),
  }
  const { named: _named, own: _own, ...unnamed } = question
  return countChart(counted, { ...unnamed, filters: question.filters.filter(leavesMany), hideBelow: 0 }, measureTables)
}

function leavesMany({ attribute: key, operator, values }: RowFilter): boolean {
  return key !== attribute || operator !== 'in' || values.length >= minInstitutions
}

/** Two institutions of one name are two where all rows have the id of theirs, and the ids are of one kind. */
function getInstitutionKey(tables: readonly MeasureTable[]): string {
  const kinds = new Set(tables.map(({ source }) => source.contentType))
  const isOneKind = kinds.size === 1 && (tables.length === 1 || !kinds.has(undefined))
  return isOneKind && tables.every(hasIds) ? institutionId : attribute
}

function hasIds(measureTable: MeasureTable): boolean {
  const [ids, names] = [institutionId, attribute].map((key) => countMissing(measureTable, key))
  return ids !== undefined && names !== undefined && ids <= names
}

/** The number of rows without a value. */
function countMissing({ table, kept }: MeasureTable, key: string): number {
  const column = table.columns.get(key)
  if (column?.kind !== 'codes' || column.overflow) return Number.POSITIVE_INFINITY
  return kept.counts.get(`institutions ${key}`, () => histogram(column.codes, column.entries.length, null))[0] ?? 0
}

/** The quantile that a comparison is: of the best tenth that of the better side; null without a declared one. */
function getProbability(name: 'median' | 'best_tenth', { direction }: SeriesItem): number | null {
  if (name === 'median') return 0.5
  if (direction === 'neutral') return null
  return direction === 'higher' ? 0.9 : 0.1
}

/**
 * The median of the institutions in an item, or the value that its best tenth reaches or exceeds, and the number of
 * institutions (R: `quantile(type = 7)` of their means, each counting once). Those with fewer than ten answers, or than
 * `hideBelow`, do not count; from fewer than ten institutions there is none.
 */
export function getInstitutionQuantile(
  name: 'median' | 'best_tenth',
  item: SeriesItem,
  { items, panels }: Series,
  hideBelow: number,
): { mean: number; n: number } | NoComparison {
  const place = items.findIndex(({ keys }) => keys.join() === item.keys.join())
  if (place < 0) return 'none'
  const probability = getProbability(name, item)
  if (probability === null) return 'undirected'
  const least = Math.max(minAnswers, hideBelow)
  const means = (panels[0]?.figures[place]?.flat() ?? []).flatMap(({ n, mean }) =>
    n >= least && mean !== null && Number.isFinite(mean) ? mean : [],
  )
  if (means.length < minInstitutions) return 'few'
  const [mean] = getQuantiles(Float64Array.from(means).toSorted(), null, means.length, [probability])
  return mean === undefined ? 'few' : { mean, n: means.length }
}
