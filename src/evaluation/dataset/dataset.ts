import type { RowFilter } from '#evaluation/model/chart.ts'
import type { MeasureState } from './measureState.ts'
import type { Overview, OverviewQuestion } from '#evaluation/model/overview.ts'
import type { Choices, Question, Source } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

/** What is opened: the measures of one evaluation for one user; `texts` are the keys of free-text attributes that charts or filters use. */
export type DatasetOptions = {
  userId: number
  evaluation: number | null
  sources: readonly Source[]
  daysBack?: number | undefined
  texts?: readonly string[] | undefined
  /** What filters offer tells of no fewer people. */
  hideBelow?: number | undefined
}

/** The rows of an evaluation's measures, loading, and the one place that answers questions about them. */
export type Dataset = {
  /** How far each measure is; the same array until something changes. */
  states: () => readonly MeasureState[]
  /** Hears of every change of `states`; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /**
   * The series of the charts, in their order, from the rows that are there. A newer question replaces an older one,
   * which then rejects with an AbortError; so does one whose `signal` is aborted.
   */
  request: (question: Question, signal?: AbortSignal) => Promise<Series[]>
  /** What a filter can offer for an attribute, counted over the rows that pass `filters`, of some measures or of all. */
  choices: (
    attribute: string,
    filters: readonly RowFilter[],
    language: Question['language'],
    measures?: readonly number[],
  ) => Promise<Choices>
  /** How some institutions do in every topic, from the rows that are there. */
  overview: (question: OverviewQuestion) => Promise<Overview | null>
  /** Asks the server again for a measure that failed or gave up. */
  retry: (measure: number) => void
  /** Forgets the copies kept in this browser and reads everything anew; what is on screen stays until then. */
  refresh: () => Promise<void>
  /** Stops everything: requests, polling, worker. Afterwards nothing is heard any more. */
  close: () => void
}
