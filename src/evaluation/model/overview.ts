import type { RowFilter, Words } from './chart.ts'
import type { Question } from './question.ts'
import type { BenchmarkLine, Figure, SeriesItem } from './series.ts'

/** The request for the overview of an evaluation: the results of some institutions in every topic of its charts. */
export type OverviewQuestion = Question & {
  /** The names of the compared institutions, as in the rows. */
  institutions: readonly string[]
  against: Against
  /** The other institutions to compare with, for that comparison. */
  others: readonly string[]
}

/**
 * The comparisons of institutions: with the benchmarks of the charts, all other institutions, some of them, the median
 * or the best tenth of all, or their own previous period.
 */
export const comparisons = ['benchmark', 'everyone', 'others', 'median', 'best_tenth', 'before'] as const
export type Against = (typeof comparisons)[number]

/** From fewer institutions there is neither a median nor a best tenth. */
export const minInstitutions = 10

/** Whether a comparison states a distance only: nothing is tested, so there are no verdicts. */
export function isDistance(against: Against): against is 'median' | 'best_tenth' {
  return against === 'median' || against === 'best_tenth'
}

type Known = NonNullable<BenchmarkLine['items'][number]>

/** A topic is a question or a score that a chart compares with a benchmark. */
export type Topic = {
  /** The `i` of the chart that has it. */
  chart: string
  /** The filters of that chart: its figures are not those of the whole institution. */
  filters: RowFilter[]
  item: SeriesItem
  /** As an editor set them for its chart. */
  decimals: number | undefined
  /** How far the means of its chart can lie apart: its figures have the decimals that they have there. */
  span: number
  /** The figure of the institutions, its verdict adjusted together with those of all other topics. */
  figure: Figure
  /** The comparison: the benchmark of the chart, or figures counted instead; without a mean if nobody answered. */
  benchmark: Pick<Known, 'n' | 'sd'> & { mean: number | null } & Pick<BenchmarkLine, 'id' | 'label' | 'calculated'>
  /** Its `n` are institutions, and there is no verdict. */
  isDistance?: true
  /** The size of the difference in standard deviations. */
  size: number
  /** The last period next to the one before; null without an attribute of time. */
  change: { now: Figure; before: Figure; size: number } | null
}

/** Two periods of the same length, days as `yyyy-MM-dd`, and the attribute that holds them. */
export type Periods = {
  attribute: string
  now: [from: string, to: string]
  before: [from: string, to: string]
  /** Whether anybody answered in the previous period. */
  hasBefore: boolean
}

export type Overview = {
  topics: Topic[]
  /** The number of figures compared with a benchmark, and with the previous period. */
  comparisons: number
  changes: number
  /**
   * Of a median or a best tenth: the answers that an institution needs to count (`least`), and the number of topics that
   * have none (`left`): too few institutions, or no declared direction.
   */
  distance?: { least: number; left: number }
  periods: Periods | null
  /** Rows of the institutions under the filters; null if their number would reveal a withheld figure. */
  rows: number | null
  /** The whole months of the answers and what their days are of, null for when they were entered; null without days, or where a filter gives their days. */
  answers: { months: Periods['now']; label: Words | null } | null
  complete: boolean
  against: Against
  /** Figures of fewer people are withheld; 0 if none are. */
  hideBelow: number
}

/** The filter that keeps the rows of some days. */
export function daysFilter(attribute: string, days: Periods['now']): RowFilter {
  return { attribute, operator: 'between', values: [...days] }
}

/** The filter that keeps the rows of some institutions. */
export function institutionFilter(institutions: readonly string[]): RowFilter {
  return { attribute: 'content_object', operator: 'in', values: [...institutions] }
}

/** Whether filters keep rows of one of these institutions, as far as they are about institutions. */
export function areKept(filters: readonly RowFilter[], institutions: readonly string[]): boolean {
  return filters.every(({ attribute, operator, values }) => {
    if (attribute !== institutionFilter([]).attribute || operator === 'between') return true
    const isMeant = (name: string) => values.some((value) => isNamed(name, value))
    return operator === 'in' ? institutions.some(isMeant) : !institutions.every(isMeant)
  })
}

/** Whether filters keep rows of these institutions and of no others. */
export function isLimitedTo(filters: readonly RowFilter[], institutions: readonly string[]): boolean {
  return filters.some(
    ({ attribute, operator, values }) =>
      attribute === institutionFilter([]).attribute &&
      operator === 'in' &&
      values.length > 0 &&
      values.every((value) => institutions.some((name) => isNamed(name, value))),
  )
}

/** Whether a value of a filter means an institution, whose id may be behind its name. */
function isNamed(name: string, value: unknown): boolean {
  return name === String(value) || name.startsWith(`${String(value)} (#`)
}

/** The name in rows of one of several institutions that share theirs: its id is behind it. */
export function getDistinctName(name: string, id: string | number): string {
  return `${name} (#${id})`
}
