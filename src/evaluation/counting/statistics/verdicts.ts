import type { Direction } from '#evaluation/model/chart.ts'
import type { BenchmarkLine, Figure, SeriesItem, Verdict } from '#evaluation/model/series.ts'
import { binomialP, hypergeometricP } from './exactShares.ts'
import { finite, isEqual, type Moments, sameUpTo } from './moments.ts'
import { normalTails, studentTails } from './probability.ts'
import { wilson } from './shares.ts'

/** A benchmark's figures of one item; unknown ones are null. */
export type Known = NonNullable<BenchmarkLine['items'][number]>

/** One comparison of a chart: the figure of a group with a benchmark. `spread` is the sd of all rows of the chart. */
export type Comparison = {
  figure: Figure
  benchmark: Known
  spread: number | null
  direction: Direction
  /** The item is answered by 0 and 1 alone: its mean is a share. */
  isShare: boolean
}

/** The number of answers in some rows, and their spread. */
type Spread = { n: number | null; answers?: number | null; mean: number | null; sd: number | null }

/** Fewer answers than these on either side get no verdict. */
export const minAnswers = 10
const level = 0.05
const clearLevel = 0.002
/** A standardised difference below this is irrelevant in practice, however certain it is. */
const negligible = 0.1
/** Within this many standard deviations (for shares Cohen's h) figures are practically the same, … */
const margin = 0.2
/** … if the interval of the difference with this error probability is within. */
const outside = 0.1
const z90 = 1.6448536269514722
/** Fewer clusters than these are too few to estimate their spread. */
export const minClusters = 10

/**
 * The comparisons of an item: every figure with the first benchmark that has it. `rows` are the figures of all rows.
 */
export function getComparisons(
  item: SeriesItem,
  figures: readonly Figure[],
  lines: readonly (Known | null | undefined)[],
  rows: readonly Spread[] = figures,
): Comparison[] {
  const benchmark = lines.find((known) => known !== null && known !== undefined)
  if (!benchmark) return []
  const spread = getSpread(rows)
  const isShare = isYesOrNo(item)
  return figures.map((figure) => ({ figure, benchmark, spread, direction: item.direction, isShare }))
}

/**
 * Whether an item is answered by 0 and 1 alone, or declared so: its mean is a share. Answers outside the scale are not
 * part of it.
 */
export function isYesOrNo({ scale, levels, isBinary }: Pick<SeriesItem, 'scale' | 'levels' | 'isBinary'>): boolean {
  if (!scale) return isBinary === true
  const within = levels.map(({ value }) => Number(value)).filter((value) => value >= 0 && value <= 1)
  return scale.min === 0 && scale.max === 1 && within.length === 2 && within.every(Number.isInteger)
}

/** The sd of all answers, from those of the groups. */
function getSpread(figures: readonly Spread[]): number | null {
  const { mean, sd } = pooledMoments(figures)
  return mean === null ? null : getKnownSpread({ mean, sd })
}

/** n, mean and sd of all answers, from those of the groups; null if the groups have none. */
export function pooledMoments(figures: readonly Spread[]): Moments {
  const known = figures.flatMap(({ n, answers, mean, sd }) =>
    mean === null ? [] : { n: answers ?? n ?? 0, mean, sd: sd ?? 0 },
  )
  const n = known.reduce((all, one) => all + one.n, 0)
  const mean = known.reduce((all, one) => all + one.n * one.mean, 0) / n
  const squares = known.reduce((all, one) => all + (one.n - 1) * one.sd ** 2 + one.n * (one.mean - mean) ** 2, 0)
  return { n, mean: finite(mean), sd: n > 1 ? finite(Math.sqrt(squares / (n - 1))) : null }
}

/**
 * Adds a verdict to every figure and returns the number of comparisons. Their p are adjusted together
 * (Benjamini–Hochberg), so that a chart of many groups without a difference hardly ever reports one.
 */
export function judge(comparisons: readonly Comparison[]): number {
  const tested = comparisons.map((one) => ({ ...one, p: getP(one) }))
  const made = tested.filter((one): one is typeof one & { p: number } => typeof one.p === 'number')
  const adjusted = adjust(made.map(({ p }) => p))
  for (const { figure, benchmark, p } of tested) if (p === 'tooFew') figure.verdict = findTooFew(figure.n, benchmark.n)
  for (const [place, one] of made.entries()) one.figure.verdict = getVerdict(one, one.p, adjusted[place] ?? 1)
  return made.length
}

function getVerdict(one: Comparison, p: number, adjusted: number): Verdict {
  const { figure, benchmark, direction } = one
  const size = getSize(one)
  if (adjusted >= level || size === null || (size < negligible && !isEqual(size, negligible)))
    return { word: isKnownAlike(one) ? 'alike' : 'unclear', isClear: false }
  const isAbove = (figure.mean ?? 0) > benchmark.mean
  const isClear = p < clearLevel
  if (direction === 'neutral') return { word: isAbove ? 'above' : 'below', isClear }
  return { word: isAbove === (direction === 'higher') ? 'better' : 'worse', isClear }
}

/** The verdict on a comparison with too few answers on either side, with their number if these are not the figure's own. */
export function findTooFew(n: number, benchmarkN: number | null): Verdict | null {
  const tooFew = { word: 'tooFew', isClear: false } as const
  if (n < minAnswers) return tooFew
  return benchmarkN !== null && benchmarkN < minAnswers ? { ...tooFew, benchmarkN } : null
}

/** The two-sided p of a comparison; `tooFew` if either side has too few answers, null if there is nothing to test. */
export function getP(one: Comparison): number | 'tooFew' | null {
  const { figure, benchmark, isShare } = one
  const { n, mean, error, clusters } = figure
  if (mean === null) return null
  if (findTooFew(n, benchmark.n)) return 'tooFew'
  if (clusters !== undefined && clusters < minClusters) return null
  const errors = getStandardErrors(one)
  // Shares are judged at 0 of n and n of n, too.
  const p = isShare ? exactP(mean, getWorth(figure), benchmark) : null
  if (isShare && (clusters === undefined || (error === null && (mean === 0 || mean === 1)))) return p
  if (errors === null) return null
  if (isEqual(mean, benchmark.mean)) return 1
  const difference = mean - benchmark.mean
  // Each test alone errs on one tail of skewed answers: the larger p counts.
  const larger = Math.max(
    p ?? normalTails(difference / errors.bySpread),
    studentTails(difference / errors.own, errors.freedom),
  )
  // Squares of very large or very small figures exceed the range of numbers: these get no verdict.
  return Number.isFinite(larger) ? larger : null
}

/**
 * How many independent answers a share of 0 or 1 stands on. Clusters that all answered the same have no spread to judge by:
 * then each of them counts as one answer, as if nobody in it could have answered otherwise.
 */
function getWorth({ n, error, clusters }: Figure): number {
  return clusters !== undefined && error === null ? clusters : n
}

type Errors = { bySpread: number; own: number; freedom: number }

/** Standard errors of a difference: by the benchmark's spread, and by the group's own (Welch; R: `t.test`) with its degrees of freedom. */
function getStandardErrors({ figure: { n, error, clusters }, benchmark, spread, isShare }: Comparison): Errors | null {
  if (error === null) return null
  const share = clamped(benchmark.mean)
  // A reference without spread would make every difference certain: the rows of the chart give the spread.
  const sigma = isShare ? Math.sqrt(share * (1 - share)) : (getKnownSpread(benchmark) ?? spread)
  if (sigma === null) return null
  const theirs = benchmark.n === null ? 0 : sigma ** 2 / benchmark.n
  const own = (clusters ?? n) - 1
  const freedom =
    benchmark.n === null
      ? own
      : (error ** 2 + theirs) ** 2 / (error ** 4 / own + theirs ** 2 / Math.max(1, benchmark.n - 1))
  return { bySpread: Math.sqrt(sigma ** 2 / n + theirs), own: Math.sqrt(error ** 2 + theirs), freedom }
}

/**
 * Whether the 90 % interval of a difference, the wider by both standard errors, is within the margin on either side.
 */
function isKnownAlike(one: Comparison): boolean {
  const { figure, benchmark, isShare } = one
  if (isShare) return areSharesAlike(one)
  const [errors, sd] = [getStandardErrors(one), getKnownSpread(benchmark) ?? figure.sd]
  if (errors === null || sd === null) return false
  const room = margin * sd - Math.abs((figure.mean ?? 0) - benchmark.mean)
  return (
    room > 0 &&
    normalTails(room / errors.bySpread) <= outside &&
    studentTails(room / errors.own, errors.freedom) <= outside
  )
}

/**
 * The same for Cohen's h: its interval is made of the Wilson intervals of both shares (Newcombe's method), so that it
 * holds for rare events.
 */
function areSharesAlike({ figure, benchmark }: Comparison): boolean {
  const { n, mean, error, clusters } = figure
  const [own, other] = [clamped(mean ?? 0), clamped(benchmark.mean)]
  // Clustered answers have a smaller effective number.
  const worth =
    clusters === undefined || error === null ? getWorth(figure) : Math.min(n, (own * (1 - own)) / error ** 2)
  const [ours, theirs] = [wilson(own, worth, z90), benchmark.n === null ? null : wilson(other, benchmark.n, z90)]
  const difference = angle(own) - angle(other)
  const below = Math.hypot(angle(own) - angle(ours.low), theirs ? angle(theirs.high) - angle(other) : 0)
  const above = Math.hypot(angle(ours.high) - angle(own), theirs ? angle(other) - angle(theirs.low) : 0)
  return difference - below >= -margin && difference + above <= margin
}

/** A share as an angle: differences of these are Cohen's h. */
function angle(share: number): number {
  return 2 * Math.asin(Math.sqrt(clamped(share)))
}

/** The sd of a reference; null if it has none, or one that rounding alone has left. */
export function getKnownSpread({ mean, sd }: Omit<Known, 'n'>): number | null {
  return sd !== null && Number.isFinite(sd) && sd > sameUpTo * Math.abs(mean) ? sd : null
}

/** The exact test of one share, or of two; rare events are too few for a normal distribution. */
function exactP(share: number, n: number, benchmark: Known): number {
  const of = clamped(benchmark.mean)
  const own = { k: Math.round(clamped(share) * n), n }
  return benchmark.n === null
    ? binomialP(own, of)
    : hypergeometricP(own, { k: Math.round(of * benchmark.n), n: benchmark.n })
}

/** The size of a difference in standard deviations (null without any); for shares Cohen's h. */
export function getSize({ figure, benchmark, isShare }: Comparison): number | null {
  const mean = figure.mean ?? 0
  if (isShare) return Math.abs(angle(mean) - angle(benchmark.mean))
  const sd = getKnownSpread(benchmark) ?? figure.sd
  return sd ? finite(Math.abs(mean - benchmark.mean) / sd) : null
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** p adjusted for their number, in their order (R: `p.adjust(method = 'BH')`). */
export function adjust(all: readonly number[]): number[] {
  const order = all.map((_, place) => place).toSorted((one, other) => (all[other] ?? 0) - (all[one] ?? 0))
  const adjusted: number[] = []
  let lowest = 1
  for (const [step, place] of order.entries()) {
    lowest = Math.min(lowest, ((all[place] ?? 1) * all.length) / (all.length - step))
    adjusted[place] = lowest
  }
  return adjusted
}
