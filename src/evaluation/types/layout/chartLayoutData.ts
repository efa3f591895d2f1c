import type { Funnel } from '#evaluation/counting/statistics/funnel.ts'
import type { Signals } from '#evaluation/counting/statistics/signals.ts'
import type { Direction } from '#evaluation/model/chart.ts'
import type { Box, Figure, Verdict } from '#evaluation/model/series.ts'

/** Something that happened in a bin of a timeline; they are numbered as time goes. */
export type PlacedNote = { number: number; category: number; date: string; text: string }

/** What is drawn for one category and part. `value`, `low` and `high` are a mean, a share of 0 to 1 or a count. */
export type Cell = {
  n: number
  invalid: number
  value: number | null
  low: number | null
  high: number | null
  /** Answers behind a share. */
  count: number | null
  box: Box | null
  verdict: Verdict | null
  /** A mean beside its benchmark in a sentence, made when somebody asks; '' where it is compared with none. */
  sentence?: () => string
  /** Too few people for this reader: there is nothing to show, which is not the same as no answers. */
  isWithheld: boolean
  /** Fewer than ten answers, and the chart marks that. */
  isSmall: boolean
  /** An answer beside the scale, or that nobody declared: drawn in grey. */
  isGrey?: boolean
}

/** One entry of the legend: a slice, a level of answers, an item or a group. */
export type Part = {
  label: string
  color: string
  /** Which pattern and which sign it is told by; -1 for a plain one. */ sign: number
}

/** A benchmark's mean per category; null where it does not know the item. */
export type Marks = { label: string; values: ({ mean: number; n: number | null; sd: number | null } | null)[] }

/** What a category stands for, by its places in the series; null where it is not about such a thing. `from`: which part is the first level of the item. */
export type CategoryRef = {
  item: number | null
  group: number | null
  slice: number | null
  level: number | null
  from: number | null
}

/** Nothing rows could be told by. */
export const noCategory: CategoryRef = { item: null, group: null, slice: null, level: null, from: null }

/** One small chart. `cells[category][part]`; a part that does not belong to it has null throughout. */
export type SmallMultiple = {
  heading: string
  categories: string[]
  cells: (Cell | null)[][]
  benchmarks: Marks[]
  spots: CategoryRef[]
  /** Per category, what stands beside its distribution: 'weiss nicht: 30 (30 %)'. */
  besides?: string[]
  /** Per part, what of a line over time is no chance; null below twelve values. Only where the chart shows signals. */
  signals?: { signals: Signals | null; direction: Direction }[]
  /** Per category, whether it is a bin that is not over yet. Only where the chart shows signals. */
  open?: boolean[]
  /** The limits around what institutions have. */
  funnel?: Funnel
}

export type Range = {
  min: number
  max: number
  step: number
  /** Narrower than the scale, which the reader has to know. */ isTruncated: boolean
  /** Begins at the scale's end (at zero where there is none): lengths may be compared, and bars be drawn. */
  isFromEnd: boolean
  /** What lies beyond its ends, and how far. */
  beyond?: { count: number; furthest: number }[]
}

/** A chart with its data put in place, before anything is measured in pixels. */
export type ChartLayoutData = {
  shape: 'bars' | 'stacks' | 'lines' | 'nets' | 'boxes' | 'funnels'
  /** What a share is one of: all people asked, all answers given, or all of its bar. */
  whole: 'people' | 'answers' | 'bar'
  measure: 'mean' | 'share' | 'count' | 'spread'
  multiples: SmallMultiple[]
  parts: Part[]
  /** What lines beside the parts stand for, in the legend. */
  lines?: string[]
  range: Range
  decimals: number
  /** Figures are means (of yes and no: shares), which are compared with a benchmark. */
  areMeans?: true
  /** The parts of a category stand on each other. */
  isStacked: boolean
  /** Where a distribution is centred: how far from the middle each part stands, to the left below 0, halved by it at 0; empty for none. */
  sides: number[]
  /** More answers than people: shares are of all answers given. */
  isMulti: boolean
  /** The categories are numbers from the least to the largest, too many to name each. */
  areSteps?: boolean
  /** The parts of a category are the answers of the same people. */
  areLevels?: boolean
  /** What happened meanwhile, in the order of time. */
  notes?: PlacedNote[]
  /** How many small charts are left to the table. */
  left?: number
}

/** Where a cell of a facet is empty because nobody answered. */
export function isEmpty(cell: Cell | null): boolean {
  return cell === null || cell.n === 0 || (cell.value === null && cell.box === null)
}

/** The word in place of a figure that is not drawn: of too few people, beyond all bounds, or of nobody. */
export function emptyLabel(cells: readonly (Cell | null)[]): 'withheld' | 'too-large' | 'no-data' {
  if (cells.some((cell) => cell?.isWithheld)) return 'withheld'
  return cells.some((cell) => cell !== null && cell.n > 0) ? 'too-large' : 'no-data'
}

/** Whether nobody answered what a small chart is about: beside others its heading says so, and no axes are drawn. */
export function isBlank({ cells, heading }: SmallMultiple, { multiples }: Pick<ChartLayoutData, 'multiples'>): boolean {
  return (
    multiples.length > 1 &&
    heading !== '' &&
    cells.every((row) => row.every((cell) => isEmpty(cell) && !cell?.isWithheld))
  )
}

/** Figures of one group and slice, or undefined where the data has none. */
export function figureAt(figures: Figure[][][], item: number, group: number, slice: number): Figure | undefined {
  return figures[item]?.[group]?.[slice]
}
