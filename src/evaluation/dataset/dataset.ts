import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CommentsPage, CommentsQuestion } from '#evaluation/model/comments.ts'
import type { MeasureState } from './measureState.ts'
import type { Effect, EffectsQuestion } from '#evaluation/model/effect.ts'
import type { Overview, OverviewQuestion } from '#evaluation/model/overview.ts'
import type { Choices, Question, Source } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

/**
 * The input: the measures of one evaluation for one user; `texts` are the keys of free-text attributes that charts or
 * filters use.
 */
export type DatasetOptions = {
  userId: number
  evaluation: number | null
  sources: readonly Source[]
  daysBack?: number | undefined
  texts?: readonly string[] | undefined
  /** The keys of the free-text attributes that charts list for people to read. */
  listed?: readonly string[] | undefined
  /** The values of filters rest on at least this many people. */
  hideBelow?: number | undefined
}

/** The rows of an evaluation's measures with their loading state, and the requests to count them. */
export type Dataset = {
  /** The state of each measure; the same array until something changes. */
  states: () => readonly MeasureState[]
  /** Subscribes to changes of `states`; returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void
  /**
   * The series of the charts, in their order, from the loaded rows. A newer request replaces an older one, which then
   * rejects with an AbortError; so does one whose `signal` is aborted.
   */
  request: (question: Question, signal?: AbortSignal) => Promise<Series[]>
  /**
   * The values that a filter can offer for an attribute, counted over the rows that pass `filters`, of some measures or
   * of all.
   */
  choices: (
    attribute: string,
    filters: readonly RowFilter[],
    language: Question['language'],
    measures?: readonly number[],
  ) => Promise<Choices>
  /** The results of some institutions in every topic, from the loaded rows. */
  overview: (question: OverviewQuestion) => Promise<Overview | null>
  /** What planned actions have changed, from the loaded rows. */
  effects: (question: EffectsQuestion) => Promise<Effect[]>
  /** What patients wrote, from the loaded rows. */
  comments: (question: CommentsQuestion) => Promise<CommentsPage>
  /** Retries a measure that failed or gave up. */
  retry: (measure: number) => void
  /** Deletes the copies in this browser and reloads everything; the screen stays the same until then. */
  refresh: () => Promise<void>
  /** Stops everything: requests, polling, worker. No subscriber is notified afterwards. */
  close: () => void
}
