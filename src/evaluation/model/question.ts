import type { Language } from '#lib/languages.ts'
import type { Attribute, Chart, RowFilter, Words } from './chart.ts'
import type { Level } from './series.ts'

/** A measure whose rows are drawn: what its answers are and how they count. `stamp` changes when its data does (`last_import_at`): an older copy is not used then. */
export type Source = {
  id: number
  attributes: Attribute[]
  minus1included: boolean
  version: string
  /** The measures it shares its questions with: its parent and its children. */
  family?: readonly number[]
}

/** A benchmark as charts show it; means by attribute key, of values as they are stored. What it does not say of itself is null. */
export type Benchmark = {
  id: number
  label: Words
  calculated: string | null
  filters: RowFilter[]
  /** The measures it was calculated from, where it says so. */
  measures?: readonly number[]
  means: { [key: string]: { n: number | null; mean: number; sd: number | null } }
}

/**
 * What counting needs to know of a type of chart. It takes any items, only numbers, or only numbers of one scale; it
 * counts means by group, of every institution or over the bins of a time, the spread, or how often each level of an answer
 * was chosen.
 */
export type Counting = {
  takes: 'anything' | 'numbers' | 'scale'
  counts: 'means' | 'institutions' | 'bins' | 'spread' | 'levels'
  /** What is put in the order of its values where the chart says so: what stands on the axis, or the answers of an item. */
  sorts?: 'categories' | 'levels'
}

/** A chart as it is counted. */
export type CountedChart = Chart & Counting

/** What an evaluation wants to know: its charts under the filters of the page. */
export type Question = {
  charts: CountedChart[]
  filters: RowFilter[]
  benchmarks: Benchmark[]
  language: Language
  /** Figures of fewer people are withheld from this reader; 0 withholds nothing. */
  hideBelow: number
  /** The institutions that may be named to this reader (D-90); absent for who may tell all of them apart. */
  named?: readonly string[] | undefined
}

/** A value of an attribute and how many rows have it; `isOther` is none of the questionnaire's, and there because somebody gave it. */
type Choice = Level & { rows: number }

/** What a filter can offer for an attribute: its values, or for numbers and dates (days as `yyyy-MM-dd`) also the range; `all` rows pass, `missing` of them have no value. */
export type Choices = {
  all: number
  choices: Choice[]
  from: number | string | null
  to: number | string | null
  missing: number
  /** Names the rows that were counted, as in a series. */
  snapshot: string
}

/** Nothing to choose from. */
export const noChoices: Choices = { all: 0, choices: [], from: null, to: null, missing: 0, snapshot: '' }
