import type { RowFilter } from './chart.ts'
import type { Question } from './question.ts'
import type { BenchmarkLine, Figure, SeriesItem } from './series.ts'

/** What the head of an evaluation asks: how some institutions do in every topic of its charts. */
export type OverviewQuestion = Question & {
  /** The names of the institutions that are compared, as rows have them. */
  institutions: readonly string[]
  against: Against
  /** Some other institutions, where these are what is compared with. */
  others: readonly string[]
}

/** What institutions are compared with: the benchmarks of the charts, all other institutions, some of them, or themselves the period before. */
export const comparisons = ['benchmark', 'everyone', 'others', 'before'] as const
export type Against = (typeof comparisons)[number]

type Known = NonNullable<BenchmarkLine['items'][number]>

/** A topic is a question or a score that a chart compares with a benchmark. */
export type Topic = {
  /** The chart that asks it, by its `i`. */
  chart: string
  /** The filters of that chart: its figures are not those of the whole institution. */
  filters: RowFilter[]
  item: SeriesItem
  decimals: number | undefined
  /** The figure of the institutions, its verdict adjusted together with those of all other topics. */
  figure: Figure
  /** What it is compared with: the benchmark of the chart, or what was counted in its place; without a mean where nobody answered. */
  benchmark: Pick<Known, 'n' | 'sd'> & { mean: number | null } & Pick<BenchmarkLine, 'id' | 'label' | 'calculated'>
  /** How large the difference is in standard deviations. */
  size: number
  /** The last period beside the one before; null where there is no time to tell them apart. */
  change: { now: Figure; before: Figure; size: number } | null
}

/** Two periods of the same length, days as `yyyy-MM-dd`, and the attribute that holds them. */
export type Periods = {
  attribute: string
  now: [from: string, to: string]
  before: [from: string, to: string]
  /** Whether anybody answered in the period before. */
  hasBefore: boolean
}

export type Overview = {
  topics: Topic[]
  /** How many figures were compared with a benchmark, and how many with the period before. */
  comparisons: number
  changes: number
  periods: Periods | null
  /** Rows of the institutions under the filters; null where their number would tell something withheld. */
  rows: number | null
  complete: boolean
  against: Against
}

/** The filter that leaves the rows of some days. */
export function daysFilter(attribute: string, days: Periods['now']): RowFilter {
  return { attribute, operator: 'between', values: [...days] }
}

/** The filter that leaves the rows of some institutions. */
export function institutionFilter(institutions: readonly string[]): RowFilter {
  return { attribute: 'content_object', operator: 'in', values: [...institutions] }
}
