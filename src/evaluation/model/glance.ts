import type { RowFilter } from './chart.ts'
import type { Question } from './question.ts'
import type { BenchmarkLine, Figure, SeriesItem } from './series.ts'

/** What the head of an evaluation asks: how some institutions do in every topic of its charts. */
export type GlanceQuestion = Question & {
  /** The names of the institutions that are compared, as rows have them. */
  institutions: readonly string[]
  /** Other institutions that stand in the place of the benchmark; none where it is the benchmark itself. */
  others: readonly string[]
}

type Known = NonNullable<BenchmarkLine['items'][number]>

/** A topic is a question or a score that a chart compares with a benchmark. */
export type Topic = {
  /** The chart that asks it, by its `i`. */
  chart: string
  item: SeriesItem
  decimals: number | undefined
  /** The figure of the institutions, its verdict adjusted together with those of all other topics. */
  figure: Figure
  /** What it is compared with: the benchmark of the chart, or what the other institutions answered. */
  benchmark: Known & Pick<BenchmarkLine, 'id' | 'label' | 'calculated'>
  /** How large the difference is in standard deviations. */
  size: number
  /** The last period beside the one before; null where there is no time to tell them apart. */
  change: { now: Figure; before: Figure; size: number } | null
}

/** Two periods of the same length, days as `yyyy-MM-dd`. */
export type Periods = { now: [from: string, to: string]; before: [from: string, to: string] }

export type Glance = {
  topics: Topic[]
  /** How many figures were compared with a benchmark, and how many with the period before. */
  comparisons: number
  changes: number
  periods: Periods | null
  /** Rows of the institutions under the filters; null where their number would tell something withheld. */
  rows: number | null
  complete: boolean
  against: 'benchmark' | 'others'
}

/** The filter that leaves the rows of some institutions. */
export function institutionFilter(institutions: readonly string[]): RowFilter {
  return { attribute: 'content_object', operator: 'in', values: [...institutions] }
}
