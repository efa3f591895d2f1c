import type { Words } from './chart.ts'
import type { CountedChart, Question } from './question.ts'

/** Fewer people than this are never read, whatever a deployment sets (D-98). */
export const fewestWriters = 10

/**
 * The institutions whose texts somebody may read: all of them (staff), or those with these names and, where rows say
 * their `object_id`, these ids.
 */
export type Readable = 'all' | { names: readonly string[]; ids: readonly number[] | null }

/** The request for what patients wrote, under the filters of the page. */
export type CommentsQuestion = Pick<Question, 'filters' | 'language' | 'hideBelow'> & {
  chart: CountedChart
  readable: Readable
  /** Words that each text has to contain. */
  search: string
  /** The only texts wanted, and those not wanted, by their ids; null for all. */
  only: readonly string[] | null
  except: readonly string[] | null
  /** How many texts are returned, the newest first. */
  size: number
  /** The texts of each theme are counted. */
  themes: readonly { id: string; texts: readonly string[] }[]
  /** All ids that are stored: those of rows that are gone are named. */
  stored: readonly string[]
}

/** The months that a text is from, `yyyy-MM`: one, or as many as ten people wrote in. */
export type Period = { from: string; to: string }

/** One text. `id` is that of its row, its measure and its attribute; `place` its ward, where that many people wrote. */
export type Comment = {
  id: string
  text: string
  question: Words
  period: Period | null
  place: { value: string; label: Words } | null
}

/**
 * Why texts are not shown: too few people wrote, or too few remain outside of the filters, or the texts were not read
 * (`off`), or the chart or a filter is about something unknown (`unknown`).
 */
export type CommentsState = 'shown' | 'few' | 'rest' | 'off' | 'unknown'

/** What patients wrote; nothing but `state` if that is not `shown`. */
export type CommentsPage = {
  state: CommentsState
  /** Texts under the filters, and how many of them are found by search and theme. */
  written: number
  found: number
  texts: Comment[]
  themes: { id: string; count: number }[]
  /** How many texts each ward has that may be named. */
  places: { value: string; written: number }[]
  /** Stored ids whose row does not exist any more; known only of measures that are read as a whole. */
  gone: string[]
  complete: boolean
  /** The key of the rows, as in a series. */
  snapshot: string
}

export function noComments(state: CommentsState, complete = false): CommentsPage {
  return { state, written: 0, found: 0, texts: [], themes: [], places: [], gone: [], complete, snapshot: '' }
}
