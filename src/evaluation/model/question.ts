import type { Language } from '#lib/languages.ts'
import type { Attribute, Chart, OwnAndOthers, RowFilter, Words } from './chart.ts'
import type { Level } from './series.ts'

/**
 * A measure as a source of rows: its attributes and how they count. `version` changes when its data does
 * (`last_import_at`): an older copy is not used then.
 */
export type Source = {
  id: number
  attributes: Attribute[]
  minus1included: boolean
  /** The kind of its institutions: ids of different kinds are not the same institution. */
  contentType?: number
  version: string
  /** The measures with the same questions: its parent and its children. */
  family?: readonly number[]
}

/**
 * A benchmark in the form that charts use; means by attribute key, of values as they are stored. Unknown values are
 * null.
 */
export type Benchmark = {
  id: number
  label: Words
  calculated: string | null
  filters: RowFilter[]
  /** The measures it was calculated from, if they are known. */
  measures?: readonly number[]
  means: { [key: string]: { n: number | null; mean: number; sd: number | null } }
}

/**
 * The properties of a chart type that counting needs. It takes any items, only numbers, only numbers of one scale, or
 * only texts; it counts means by group, of every institution or over the bins of a time, the spread, how often each
 * level of an answer was chosen, or nothing, as it lists texts.
 */
export type Counting = {
  takes: 'anything' | 'numbers' | 'scale' | 'texts'
  counts: 'means' | 'institutions' | 'bins' | 'spread' | 'levels' | 'texts'
  /** What the option to sort by value applies to: the axis, or the answers of an item. */
  sorts?: 'categories' | 'levels'
  /**
   * How it shows one's own institutions next to all others: as rows, as slices of one item or of several without
   * groups, as lines or groups if it has no groups, or only the own ones. A chart that has no room shows only the own
   * ones.
   */
  own: 'rows' | 'slices' | 'lines' | 'groups' | 'alone'
}

/** A chart in the form that is counted. */
export type CountedChart = Chart &
  Counting & { /** The max number of points of a line, by its width. */ points?: number }

/** The request of an evaluation: its charts under the filters of the page. */
export type Question = {
  charts: CountedChart[]
  filters: RowFilter[]
  benchmarks: Benchmark[]
  language: Language
  /** Figures of fewer people are withheld from this reader; 0 withholds nothing. */
  hideBelow: number
  /** The limit of small groups for readers who are not staff: it decides where periods end, for every reader. */
  smallGroup?: number
  /** The institutions that may be named to this reader (D-90); absent for those who may see all. */
  named?: readonly string[] | undefined
  /** The attributes of time of all charts of the page, those too that are not counted, in their order. */
  times?: readonly string[]
  /** The institutions to show next to all others in every chart; absent for charts of all answers together. */
  own?: OwnAndOthers | undefined
  /** The institutions that the overview of the page is about, also where charts do not show them next to others. */
  overviewOf?: readonly string[] | undefined
}

/** A value of an attribute and the number of its rows; `isOther`: not in the questionnaire, only in the data. */
type Choice = Level & { rows: number }

/**
 * The values that a filter can offer for an attribute, or for numbers and dates (days as `yyyy-MM-dd`) also the range;
 * `all` rows pass, `missing` of them have no value.
 */
export type Choices = {
  all: number
  choices: Choice[]
  from: number | string | null
  to: number | string | null
  missing: number
  /** The key of the rows that were counted, as in a series. */
  snapshot: string
}

/** No values to select. */
export const noChoices: Choices = { all: 0, choices: [], from: null, to: null, missing: 0, snapshot: '' }
