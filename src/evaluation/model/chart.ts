import type { ParseKeys } from 'i18next'
import type { attributeTypes } from '#lib/measureAttributes.ts'
import { getLocalizedKey, type KeyIn, type Language, languages } from '#lib/languages.ts'

/** The types of a chart: the definition that an evaluation stores, and the attributes of its measures. */

type TypeIn<Key> = Key extends `type.${infer Name}` ? Name : never
/** The chart types that have translations; each is defined by its file in `types/`. */
export type ChartType = TypeIn<ParseKeys<'charts'>>

/** The lengths of a timeline's bins, shortest first. */
export const bins = ['bin_day', 'bin_month', 'bin_quarter', 'bin_half_year', 'bin_year'] as const
export type Bin = (typeof bins)[number]

/**
 * The figures that a chart can be compared with besides stored benchmarks: the median and the best tenth of the
 * institutions, one's own institutions in the period before, and the target of one's own plans.
 */
export const comparators = ['median', 'best_tenth', 'own_before', 'own_target'] as const
export type ComparatorName = (typeof comparators)[number]

export const viewOptions = [
  'benchmark',
  ...comparators,
  'error_bars',
  'color_less_10',
  'horizontal',
  'datalabels',
  'stacked_likert',
  'signals',
  'plain_limits',
  'by_value',
  ...bins,
] as const
export type ViewOption = (typeof viewOptions)[number]

/** A text in the three languages; an empty one falls back to German. */
export type Words = Record<Language, string>

export type Value = string | number

export const directions = ['higher', 'lower', 'neutral'] as const
/** The better side; `neutral` if none is declared. */
export type Direction = (typeof directions)[number]

/**
 * One thing that a chart measures. With `skala` several keys make one score per row (the mean of its valid answers),
 * without it their answers are pooled.
 */
export type Item = {
  keys: string[]
  name: string
  skala: boolean
  /** Selected in the editor, one of `directions`; any other stored value is reported and ignored. */
  direction?: string
  /** The editor confirms that the codes of its options are a scale, so that they have a mean. */
  isScale?: true
}

/** Ages refer to this year; the attribute holds years of birth. */
export const ageYear = 2020

export type AgeBands = { ageGap: number; minAge: number; maxAge: number }

/** Some institutions and all others together: the names of the first in the rows, and the labels of both. */
export type OwnAndOthers = { names: readonly string[]; labels: { own: string; others: string } }

/**
 * A breakdown by one attribute: all its values, some of them, `byHand` in the order of `values`, or bands of age. `own` is never stored: it breaks down by
 * one's own institutions and all others.
 */
export type Breakdown = {
  attribute: string
  values?: Value[]
  byHand?: boolean
  age?: AgeBands
  own?: OwnAndOthers
}

/** Rows to keep. `between` takes [from, to], either may be null; dates are `yyyy-MM-dd`. */
export type RowFilter = { attribute: string; operator: 'in' | 'not_in' | 'between'; values: (Value | null)[] }

type TitleKey = KeyIn<'title' | 'subtitle'>
/** Title and subtitle of a chart, in each language. */
export type Titles = Record<TitleKey, string>
export const titleKeys: readonly TitleKey[] = (['title', 'subtitle'] as const).flatMap((name) =>
  languages.map((language) => getLocalizedKey(name, language)),
)

export function getTitles(toText: (key: TitleKey) => string): Titles {
  return Object.fromEntries(titleKeys.map((key) => [key, toText(key)])) as Titles
}

/** The attributes of time of charts, in their order. */
export function getTimes(charts: readonly Pick<Chart, 'timelineAttribute'>[]): string[] {
  return [...new Set(charts.flatMap(({ timelineAttribute }) => timelineAttribute ?? []))]
}

/**
 * An event on a day of a timeline, in each language: `text`, `text_fr`, `text_it`; `short` where the page says the rest
 * above the chart, never stored.
 */
export type TimelineNote = Record<KeyIn<'text'>, string> & { date: string; short?: string }
export const noteTextKeys = languages.map((language) => getLocalizedKey('text', language))

/** A note for a day, with its text in each language. */
export function getNote(date: string, toText: (language: Language) => string): TimelineNote {
  const texts = languages.map((language) => [getLocalizedKey('text', language), toText(language)])
  return { date, ...(Object.fromEntries(texts) as Record<KeyIn<'text'>, string>) }
}

/** The target of a planned action for the item with these attributes, in its unit. */
export type Target = { keys: readonly string[]; value: number; label: string }

export type Chart = Titles & {
  i: string
  type: ChartType
  x: number
  y: number
  w: number
  h: number
  measures: number[]
  data: Item[]
  timelineAttribute: string | null
  timelineNotes?: TimelineNote[]
  /** The targets of planned actions, each a line on a timeline; never stored. */
  targets?: Target[]
  /**
   * The attribute that answers are clustered by (ward, therapist): clustered answers count less than independent ones.
   */
  clusteredBy?: string
  /** The day of the first bin of a new centre, for the signals of a timeline; the start of a run that lasts. */
  newCentre?: string
  viewSettings: Partial<Record<ViewOption, boolean>>
  groups: Breakdown[]
  slices: Breakdown[]
  splits: Breakdown[]
  filters: RowFilter[]
  benchmarks: number[]
  /** Keys that its editor confirmed as one question, though its measures word it or its options differently. */
  sameQuestions?: string[]
  config: { min?: number | null; max?: number | null; colors?: string[]; decimals?: number }
}

export type Attribute = {
  key: string
  name: Words
  type: (typeof attributeTypes)[number]
  options: { value: Value; label: Words }[]
  scale: { min: number; max: number; reversed: boolean } | null
  question: string
  group: string
  /**
   * The measure's selection leaves it out: it is offered neither as a filter nor as a breakdown. Existing uses stay.
   */
  isUnselected?: true
}
