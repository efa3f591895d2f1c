import type { Funnel } from '#evaluation/counting/statistics/funnel.ts'
import type { Signals } from '#evaluation/counting/statistics/signals.ts'
import type { ComparatorName, Direction } from '#evaluation/model/chart.ts'
import type { Box, Figure, Verdict } from '#evaluation/model/series.ts'

/** An event in a bin of a timeline; events are numbered by time. */
/** `short` is the text below a chart of a page, whose head says the rest. */
export type PlacedNote = { number: number; category: number; date: string; text: string; short?: string }

/** The data rendered for one category and part. `value`, `low` and `high` are a mean, a share of 0 to 1 or a count. */
export type Cell = {
  n: number
  /** The answers of these people to several pooled questions. */
  answers?: number
  invalid: number
  value: number | null
  low: number | null
  high: number | null
  /** The number of answers of a share. */
  count: number | null
  box: Box | null
  verdict: Verdict | null
  /** The sentence that compares a mean with its benchmark, computed on demand; '' without a comparison. */
  sentence?: () => string
  /** Too few people for this reader: there is nothing to show, which is not the same as no answers. */
  isWithheld: boolean
  /** Fewer than ten answers, and the chart marks that. */
  isSmall: boolean
  /** An answer outside the scale, or an undeclared one: rendered in grey. */
  isGrey?: boolean
}

/** One entry of the legend: a slice, a level of answers, an item or a group. */
export type Part = {
  label: string
  color: string
  /** The index of its pattern and symbol; -1 for a plain one. */ sign: number
  /** Without its pattern, which would look like that of few answers. */
  isPlain?: true
  /** The part whose entry in the legend it shares: the same answer of questions with the same ones. */
  sharesEntry?: number
  /** The questions that it is an answer of, where those of a chart have different answers; null for all others. */
  questions?: string | null
  /** Its label in a turned bar, where colours alone would not tell it. */
  inBar?: string
}

/**
 * A benchmark's mean per category; null if it does not have the item. `comparator`: another figure to compare with, a
 * target of a planned action among them.
 */
export type Marks = {
  label: string
  comparator?: ComparatorName
  values: ({ mean: number; n: number | null; sd: number | null } | null)[]
}

/**
 * The indexes of a category in the series; null if it has none of that kind. `from`: the part that is the first level
 * of the item.
 */
export type CategoryRef = {
  item: number | null
  group: number | null
  slice: number | null
  level: number | null
  from: number | null
}

/** No indexes. */
export const noCategory: CategoryRef = { item: null, group: null, slice: null, level: null, from: null }

/** One small chart. `cells[category][part]`; a part that does not belong to it has null throughout. */
export type SmallMultiple = {
  heading: string
  categories: string[]
  cells: (Cell | null)[][]
  benchmarks: Marks[]
  spots: CategoryRef[]
  /** Per category, the answers outside its distribution: 'weiss nicht: 30 (30 %)'. */
  besides?: string[]
  /** Per part, the signals of a line over time; null below twelve values. Only if the chart shows signals; all other
   * institutions have none. */
  signals?: ({ signals: Signals | null; direction: Direction } | null)[]
  /** Per category, whether it is a bin that is not over yet. Only if the chart shows signals. */
  open?: boolean[]
  /** The limits of a funnel. */
  funnel?: Funnel
}

export type Range = {
  min: number
  max: number
  step: number
  /** Narrower than the scale, which the reader has to know. */ isTruncated: boolean
  /** Begins at the scale's end (at zero where there is none): lengths may be compared, and bars be drawn. */
  isFromEnd: boolean
  /** The values beyond its ends. */
  beyond?: { count: number; furthest: number }[]
}

/** A chart with its layout data, before any measurement in pixels. */
export type ChartLayoutData = {
  shape: 'bars' | 'stacks' | 'lines' | 'nets' | 'boxes' | 'funnels'
  /** The total of a share: all people, all answers given, or all of its bar. */
  whole: 'people' | 'answers' | 'bar'
  measure: 'mean' | 'share' | 'count' | 'spread'
  multiples: SmallMultiple[]
  parts: Part[]
  /** The meaning of lines in the legend, besides the parts. */
  lines?: string[]
  range: Range
  decimals: number
  /** What the axis of means or values measures: the one scale of all items, or their one unit ('Tage'). */
  measures?: { scale: { min: number; max: number } } | { unit: string }
  /** Figures are means (for yes and no: shares), which are compared with a benchmark. */
  areMeans?: true
  /** The parts of a category are stacked. */
  isStacked: boolean
  /**
   * The centre of a distribution: the distance of each part from the middle, below 0 to the left, halved by it at 0;
   * empty for none.
   */
  sides: number[]
  /** The order of the parts in a stack without a centre; that of the parts if it is missing. */
  order?: number[]
  /** More answers than people: shares are of all answers given. */
  isMulti: boolean
  /** The categories are numbers from the least to the largest, too many to name each. */
  areSteps?: boolean
  /** The parts of a category are the answers of the same people. */
  areLevels?: boolean
  /** The events in order of time. */
  notes?: PlacedNote[]
  /** The number of small charts that only the table shows. */
  left?: number
}

/** The parts in the order of a stack without a centre. */
export function getStack({ parts, order = [] }: Pick<ChartLayoutData, 'parts' | 'order'>): {
  part: Part
  place: number
}[] {
  const all = parts.map((part, place) => ({ part, place }))
  return all.toSorted((one, other) => (order[one.place] ?? one.place) - (order[other.place] ?? other.place))
}

/** Whether a cell of a small chart is empty because nobody answered. */
export function isEmpty(cell: Cell | null): boolean {
  return cell === null || cell.n === 0 || (cell.value === null && cell.box === null)
}

/** The text in place of a figure that is not shown: too few people, out of range, or no answers. */
export function emptyLabel(cells: readonly (Cell | null)[]): 'withheld' | 'too-large' | 'no-data' {
  if (cells.some((cell) => cell?.isWithheld)) return 'withheld'
  return cells.some((cell) => cell !== null && cell.n > 0) ? 'too-large' : 'no-data'
}

/** Whether a small chart has no answers: next to others its heading says so, and it has no axes. */
export function isBlank({ cells, heading }: SmallMultiple, { multiples }: Pick<ChartLayoutData, 'multiples'>): boolean {
  return (
    multiples.length > 1 &&
    heading !== '' &&
    cells.every((row) => row.every((cell) => isEmpty(cell) && !cell?.isWithheld))
  )
}

/** Figures of one group and slice, or undefined if the data has none. */
export function figureAt(figures: Figure[][][], item: number, group: number, slice: number): Figure | undefined {
  return figures[item]?.[group]?.[slice]
}

/** Whether the boxes of a chart leave out single answers. */
export function hasNoSingles({ multiples }: Pick<ChartLayoutData, 'multiples'>): boolean {
  return multiples.some(({ cells }) => cells.flat().some((cell) => cell?.box?.hasNoSingles))
}
