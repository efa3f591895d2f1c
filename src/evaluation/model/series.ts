import type { Bin, ComparatorName, Direction, RowFilter, Value, Words } from './chart.ts'

/**
 * One value of a breakdown on an axis or in a legend; `isAnonymous`: an institution that this reader may not see by
 * name; `isOthers`: all institutions but one's own, together.
 */
export type Category = { value: Value; label: Words; isAnonymous?: true; isOthers?: true }

/**
 * A box: quartiles by type 7, whiskers at the furthest values within 1.5 IQR; the number of answers `outside` of them,
 * the values of these (each once, the 200 furthest), and how many `more` have another value.
 */
export type Box = {
  low: number
  q1: number
  median: number
  q3: number
  high: number
  outside: number
  outliers: number[]
  more: number
  /** Without single answers, as small groups may be withheld: whiskers are at the 5th and the 95th percentile. */
  hasNoSingles?: true
}

/**
 * The verdict on a mean next to its benchmark. `tooFew` answers, `unclear` (nothing that chance does not explain),
 * `alike` (proven to differ by too little to matter), or in a funnel `borderline` (between its limits of 95 % and 99.8
 * %); if it differs, `better` and `worse` need a direction, else `above` and `below`. `isClear`: chance is very
 * unlikely.
 */
export type Verdict = {
  word: 'tooFew' | 'unclear' | 'alike' | 'borderline' | 'better' | 'worse' | 'above' | 'below'
  isClear: boolean
  /** The answers of the benchmark, if it is these that are too few. */
  benchmarkN?: number
}

/** Figures beyond this are errors in the data, and no axis can show them. */
export const largestFigure = 1e15

/** The figures of one cell. Null if statistics.md defines none: no mean without values, no interval below two. */
export type Figure = {
  /** Too few people for this reader: all other figures are empty. */
  isWithheld: boolean
  /** Valid answers; people if one may give several (choices, pooled questions). */
  n: number
  /** Valid answers of pooled questions; null if they equal `n`. */
  answers: number | null
  /** Answers that are not a number although one is required, or outside of its scale. */
  invalid: number
  /** Answers that are declared and not on the scale ('weiss nicht'): levels of their own, in no n and no mean. */
  besides?: number
  mean: number | null
  sd: number | null
  /** Standard error of the mean; for pooled answers that of a ratio of sums over people. Null if all are the same. */
  error: number | null
  /** The number of clusters of the answers, if the chart has a cluster attribute. */
  clusters?: number
  /** 95 % interval of the mean. */
  low: number | null
  high: number | null
  /** Per level of the item, the number of answers; empty for an item without levels. */
  counts: number[]
  /** Per level, the share of n and its Wilson interval; empty when n is 0. */
  shares: { share: number; low: number; high: number }[]
  /** Only for box plots. */
  box: Box | null
  /** Only if the chart shows a benchmark that has the item. */
  verdict: Verdict | null
}

/** The figure of a cell in which nobody answered. */
export const emptyFigure: Figure = {
  isWithheld: false,
  n: 0,
  answers: null,
  invalid: 0,
  mean: null,
  sd: null,
  error: null,
  low: null,
  high: null,
  counts: [],
  shares: [],
  box: null,
  verdict: null,
}

/**
 * A possible answer to an item; `isOther`: not in the questionnaire, only in the data; `isBeside`: a level of its own
 * outside the scale.
 */
export type Level = Category & { isOther?: true; isBeside?: true }

/** One item of the chart with the levels of its answers (likert, single, multi; none for plain numbers). */
export type SeriesItem = {
  name: string
  label: Words
  keys: string[]
  scale: { min: number; max: number; reversed: boolean } | null
  direction: Direction
  /** The names of the questions that are reversed in this score. */
  turned: Words[]
  /** Has no scale, and only the answers 0 and 1. */
  isBinary?: true
  levels: Level[]
}

/**
 * Why a benchmark of the chart is not compared with it, or not with some of its items: it is of another measure or
 * scale, or does not have the score.
 */
export type UnusedBenchmark = {
  reason: 'other-measure' | 'other-scale' | 'no-score'
  label: Words
  items: Words[]
} & Partial<Pick<BenchmarkLine, 'id' | 'calculated'>> & { keys?: string[] }

/** A benchmark's values for the chart's items, in the order of `items`; null if it does not have the item. */
export type BenchmarkLine = {
  id: number
  label: Words
  /** When it was calculated (ISO), and over which rows: the filters of the page do not apply to it. */
  calculated: string | null
  filters: RowFilter[]
  items: ({ n: number | null; mean: number; sd: number | null } | null)[]
}

/**
 * A figure that a chart is compared with and that is counted from its rows, in the order of `items`: `n` are the
 * institutions of a median or a best tenth, or one's own answers in the period before (`days`). An item without it has
 * the reason: too few institutions or answers, or no declared direction.
 */
export type Comparator = {
  name: Exclude<ComparatorName, 'own_target'>
  items: ({ mean: number; n: number } | NoComparison)[]
  days?: readonly [from: string, to: string]
}
/** Why an item has no figure to compare with; `none`: it has no mean at all, which needs no reason. */
export type NoComparison = 'few' | 'undirected' | 'withheld' | 'nobody' | 'none'

/**
 * One small chart, one per value of the split (a single one without splits).
 * `figures[item][group][slice]`; in a timeline the groups are the bins.
 */
export type Panel = { split: Category | null; rows: number; figures: Figure[][][] }

/** A problem of one chart: its key in `locales/` and its subject. */
export type Problem = {
  code:
    | 'unknownType'
    | 'noMeasure'
    | 'noMeasureChosen'
    | 'unknownAttribute'
    | 'wrongShape'
    | 'portalFailed'
    | 'tooManyCategories'
    | 'noItems'
    | 'differentScales'
    | 'noTimeline'
    | 'noInstitutions'
    | 'noNumbers'
    | 'noLevels'
    | 'noScale'
    | 'differentQuestions'
    | 'unknownDirection'
    | 'tooLarge'
  about: string
}

/** All data of one rendered chart: a few kilobytes, without a row. */
export type Series = {
  i: string
  /** The key of the rows it was counted from: other rows have another one. */
  snapshot: string
  items: SeriesItem[]
  /** Without groups one category with value '' and empty label. In a timeline: bins, value `yyyy-MM-dd` of their first day, label as '2026', 'Q1 2026', '01.2026'. */
  groups: Category[]
  /** Without slices one category with value '' and empty label. */
  slices: Category[]
  panels: Panel[]
  /** The length of a timeline's bins: longer than configured if these would be too many. */
  bin: Bin | null
  benchmarks: BenchmarkLine[]
  unusedBenchmarks?: UnusedBenchmark[]
  /** What the chart is compared with besides benchmarks; none while rows are missing. No verdict is about it. */
  comparators?: Comparator[]
  /**
   * Rows that passed all filters (null if a figure is withheld: they would reveal it), and answers dropped as invalid.
   */
  rows: number | null
  invalid: number
  /** Answers outside the scale, which are in no mean. */
  besides: number
  /** Answers of -1 in measures that do not include it: dropped as 'not applicable', or numbers like any other. */
  minusOnes: { dropped: number; numbers: number }
  /** Answers of a timeline without a readable day. */
  undated: number
  /** Figures of fewer people are withheld; 0 if none are. */
  hideBelow: number
  /** Some figures are withheld because a filter leaves too few people out of them. */
  isRestSmall?: true
  /** The number of figures compared with a benchmark; their verdicts are adjusted for it. */
  comparisons: number
  /** The number of all comparisons that were adjusted together, with those of the overview that figures here stand in. */
  family?: number
  /** The cluster attribute of the chart, if it has one. */
  clusteredBy?: Words
  /** People are in more than one cell (a breakdown by several choices): the cells' n together exceed the answers. */
  overlaps: boolean
  /** False while the server still has more rows: 'Teildaten'. */
  complete: boolean
  /** Whether one's own institutions are beside all others, or alone; absent if all answers are together. */
  own?: { isAlone: boolean; names: readonly string[] }
  /** If not empty, the chart shows these; `panels` is then empty when nothing can be rendered. */
  problems: Problem[]
}

/** An empty series that carries problems. */
export function isNotRendered(i: string, problems: Problem[], complete: boolean): Series {
  return {
    i,
    snapshot: '',
    items: [],
    groups: [],
    slices: [],
    panels: [],
    bin: null,
    benchmarks: [],
    rows: 0,
    invalid: 0,
    besides: 0,
    minusOnes: { dropped: 0, numbers: 0 },
    undated: 0,
    hideBelow: 0,
    comparisons: 0,
    overlaps: false,
    complete,
    problems,
  }
}
