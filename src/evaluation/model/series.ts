import type { Bin, Direction, RowFilter, Value, Words } from './chart.ts'

/** One value of a cut, as it stands on an axis or in a legend; `isAnonymous` stands for an institution that this reader may not be told. */
export type Category = { value: Value; label: Words; isAnonymous?: true }

/**
 * A box: quartiles by type 7, whiskers at the furthest values within 1.5 IQR; how many answers lie `outside` of them,
 * the values these have (each once, the 200 furthest), and how many `more` have another value.
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
}

/**
 * What may be said of a mean beside its benchmark. `tooFew` answers, `unclear` (nothing that chance does not explain),
 * `alike` (known to differ by too little to matter), or in a funnel `borderline` (between its limits of 95 % and 99.8 %);
 * where it differs, `better` and `worse` need a direction, else `above` and `below`. `isClear`: chance is very unlikely.
 */
export type Verdict = {
  word: 'tooFew' | 'unclear' | 'alike' | 'borderline' | 'better' | 'worse' | 'above' | 'below'
  isClear: boolean
}

/** Figures beyond this are errors in the data, and no axis can show them. */
export const largestFigure = 1e15

/** The figures of one cell. Null where statistics.md has none: no mean without values, no interval below two. */
export type Figure = {
  /** Too few people for this reader: nothing else is in it. */
  isWithheld: boolean
  /** Valid answers; people where one may give several (choices, pooled questions). */
  n: number
  /** Valid answers of pooled questions; null where they are as many as `n` says. */
  answers: number | null
  /** Answers that are no number where one is asked for, or outside of its scale. */
  invalid: number
  /** Answers that are declared and not on the scale ('weiss nicht'): levels of their own, in no n and no mean. */
  besides?: number
  mean: number | null
  sd: number | null
  /** Standard error of the mean; of pooled answers that of a ratio of sums over people. None where all are the same. */
  error: number | null
  /** How many clusters the answers come from, where the chart says by what they hang together. */
  clusters?: number
  /** 95 % interval of the mean. */
  low: number | null
  high: number | null
  /** Per level of the item, how often it was answered; empty for an item without levels. */
  counts: number[]
  /** Per level, the share of n and its Wilson interval; empty when n is 0. */
  shares: { share: number; low: number; high: number }[]
  /** Only for box plots. */
  box: Box | null
  /** Only where the chart shows a benchmark that knows the item. */
  verdict: Verdict | null
}

/** An answer an item can get; `isOther` is none of the questionnaire's, and there because somebody gave it; `isBeside` is not on the scale and of its own. */
export type Level = Category & { isOther?: true; isBeside?: true }

/** One item of the chart with the levels of its answers (likert, single, multi; none for plain numbers). */
export type SeriesItem = {
  name: string
  label: Words
  keys: string[]
  scale: { min: number; max: number; reversed: boolean } | null
  direction: Direction
  /** Questions that ask the other way round and are turned in this score, by their names. */
  turned: Words[]
  /** Has no scale, and is answered by 0 and by 1 and by nothing else. */
  isBinary?: true
  levels: Level[]
}

/** Why a benchmark of the chart is not compared with it, or not with some of its items: it is of another measure or scale, or does not know the score. */
export type UnusedBenchmark = {
  reason: 'other-measure' | 'other-scale' | 'no-score'
  label: Words
  items: Words[]
} & Partial<Pick<BenchmarkLine, 'id' | 'calculated'>> & { keys?: string[] }

/** What a benchmark says of the chart's items, in the order of `items`; null where it does not know the item. */
export type BenchmarkLine = {
  id: number
  label: Words
  /** When it was calculated (ISO), and over which rows: it is not filtered as the page is. */
  calculated: string | null
  filters: RowFilter[]
  items: ({ n: number | null; mean: number; sd: number | null } | null)[]
}

/**
 * One small chart, one per value of the split (a single one without splits).
 * `figures[item][group][slice]`; in a timeline the groups are the bins.
 */
export type Panel = { split: Category | null; rows: number; figures: Figure[][][] }

/** What is wrong with one chart, in a word of `locales/` and what it is about. */
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

/** Everything one chart draws: a few kilobytes, without a row. */
export type Series = {
  i: string
  /** Names the rows it was counted from: others have another one. */
  snapshot: string
  items: SeriesItem[]
  /** Without groups one category with value '' and empty label. In a timeline: bins, value `yyyy-MM-dd` of their first day, label as '2026', 'Q1 2026', '01.2026'. */
  groups: Category[]
  /** Without slices one category with value '' and empty label. */
  slices: Category[]
  panels: Panel[]
  /** How long the bins of a timeline are: longer than asked for where these would be too many. */
  bin: Bin | null
  benchmarks: BenchmarkLine[]
  unusedBenchmarks?: UnusedBenchmark[]
  /** Rows that passed all filters (null where a figure is withheld: they would tell it), and answers dropped as invalid. */
  rows: number | null
  invalid: number
  /** Answers beside the scale, which no mean has. */
  besides: number
  /** Answers of -1 in measures that do not include it: dropped as 'not applicable', or numbers like any other. */
  minusOnes: { dropped: number; numbers: number }
  /** Answers of a timeline without a day that can be read. */
  undated: number
  /** Figures of fewer people are withheld; 0 where none are. */
  hideBelow: number
  /** How many figures were compared with a benchmark; their verdicts are adjusted for it. */
  comparisons: number
  /** By what answers hang together, where the chart says that. */
  clusteredBy?: Words
  /** Somebody is in more than one cell (several choices to cut by): the cells' n together are more than the answers. */
  overlaps: boolean
  /** False while the server still has more rows: 'Teildaten'. */
  complete: boolean
  /** Not empty: the chart says this; `panels` is then empty when nothing can be drawn. */
  problems: Problem[]
}

/** A series with nothing to draw, for what is wrong. */
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
