import type { Direction } from '#evaluation/model/chart.ts'
import type { BenchmarkLine, Figure, Verdict } from '#evaluation/model/series.ts'
import { binomialLimits } from './binomialLimits.ts'
import { getQuantiles } from './box.ts'
import { finite } from './moments.ts'
import { findTooFew, getKnownSpread } from './verdicts.ts'

/** Both ends of the range that chance explains: 95 of 100 times within `inner`, 998 of 1000 times within `outer`. */
export type Limits = { inner: [low: number, high: number]; outer: [low: number, high: number] }

/** Institutions with the limits of chance for their differences. */
export type Funnel = {
  centre: number
  /** Whether the centre is that of a benchmark, or the mean of all. */
  isBenchmark: boolean
  /** φ: how much more institutions differ than chance explains (1: just as much); null for fewer than two. */
  dispersion: number | null
  /** The limits are widened by this factor, because institutions differ more than chance explains. */
  factor: number
  /** The limits for n people; null without a spread. */
  limitsAt: (n: number) => Limits | null
  /** The verdict on each figure; only figures beyond the outer limits get one. */
  verdicts: (Verdict | null)[]
}

type Known = NonNullable<BenchmarkLine['items'][number]>
type FunnelParams = {
  /** The visible figures, one per institution. */
  figures: readonly Figure[]
  benchmark: Known | null
  /** The figures are shares of people. */
  isShare: boolean
  direction: Direction
  /** Whether limits are widened if institutions differ more than chance explains. */
  isWidened: boolean
}

/** 0.1 %, 2.5 %, 97.5 % and 99.9 %, and their quantiles of the standard normal distribution. */
const probabilities = [0.001, 0.025, 0.975, 0.999]
const quantiles = [-3.090232306167813, -1.959963984540054, 1.959963984540054, 3.090232306167813]
/** Above this, institutions differ more than chance explains. */
const overdispersed = 1.3
/** The share of z scores that is winsorized at either end. */
const winsorised = 0.1

/** A funnel around the benchmark, or else around the mean of all (Spiegelhalter 2005); null if nobody answered. */
export function computeFunnel({ figures, benchmark, isShare, direction, isWidened }: FunnelParams): Funnel | null {
  const known = figures.flatMap(({ n, answers, mean, sd }) =>
    mean === null ? [] : { n, weight: answers ?? n, mean, sd: sd ?? 0 },
  )
  const all = known.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return null
  const centre = benchmark?.mean ?? known.reduce((sum, { weight, mean }) => sum + weight * mean, 0) / all
  const sd = isShare ? Math.sqrt(centre * (1 - centre)) : ((benchmark && getKnownSpread(benchmark)) ?? within(known))
  if (!Number.isFinite(centre)) return null
  // One institution alone has no others to compare with.
  const isComparable = sd !== null && sd > 0 && Number.isFinite(sd) && (benchmark !== null || known.length > 1)
  const z = isComparable ? known.map(({ n, mean }) => ((mean - centre) / sd) * Math.sqrt(n)) : []
  const dispersion = getDispersion(z)
  const factor = isWidened && isOverdispersed(dispersion) ? Math.sqrt(dispersion ?? 1) : 1
  const limitsAt = (n: number): Limits | null => {
    if (!isComparable) return null
    const plain = isShare
      ? binomialLimits(n, centre, probabilities)
      : quantiles.map((z) => centre + (z * sd) / Math.sqrt(n))
    const widened = plain.map((limit) => centre + factor * (limit - centre))
    const [low998 = 0, low95 = 0, high95 = 0, high998 = 0] = isShare ? widened.map(asShare) : widened
    // Beyond the range of numbers there are no limits.
    if (![low998, low95, high95, high998].every(Number.isFinite)) return null
    return { inner: [low95, high95], outer: [low998, high998] }
  }
  return {
    centre,
    isBenchmark: benchmark !== null,
    dispersion,
    factor,
    limitsAt,
    verdicts: figures.map((figure) =>
      getVerdict(figure, limitsAt(figure.n), { benchmarkN: benchmark?.n ?? null, isShare, direction }),
    ),
  }
}

/** Whether institutions differ more than chance explains. */
export function isOverdispersed(dispersion: number | null): boolean {
  return dispersion !== null && dispersion > overdispersed
}

/** φ: the mean square of z scores, the furthest tenth at either end winsorized (quantiles of type 7). */
export function getDispersion(z: readonly number[]): number | null {
  if (z.length < 2) return null
  const sorted = Float64Array.from(z).toSorted()
  const [low = 0, high = 0] = getQuantiles(sorted, null, z.length, [winsorised, 1 - winsorised])
  return finite(z.reduce((sum, one) => sum + Math.min(high, Math.max(low, one)) ** 2, 0) / z.length)
}

/** The spread within institutions, pooled; null for single answers. */
function within(known: readonly { weight: number; sd: number }[]): number | null {
  const freedom = known.reduce((sum, { weight }) => sum + weight - 1, 0)
  return freedom > 0
    ? Math.sqrt(known.reduce((sum, { weight, sd }) => sum + (weight - 1) * sd ** 2, 0) / freedom)
    : null
}

function getVerdict(
  { n, mean }: Figure,
  limits: Limits | null,
  { benchmarkN, isShare, direction }: Pick<FunnelParams, 'isShare' | 'direction'> & { benchmarkN: number | null },
): Verdict | null {
  if (n === 0 || mean === null || !limits) return null
  const few = findTooFew(n, benchmarkN)
  if (few) return few
  // The upper limit of a share is just below a count that chance still explains: 10 of 10 are nothing special next to 90 %.
  const exceeding = isShare ? mean - 1 / n : mean
  const isBeyond = ([low, high]: [number, number]): boolean => mean < low || exceeding > high
  // One of twenty institutions between the limits is there by chance: that is no finding.
  if (!isBeyond(limits.outer)) return { word: isBeyond(limits.inner) ? 'borderline' : 'unclear', isClear: false }
  const isAbove = exceeding > limits.outer[1]
  if (direction === 'neutral') return { word: isAbove ? 'above' : 'below', isClear: true }
  return { word: isAbove === (direction === 'higher') ? 'better' : 'worse', isClear: true }
}

function asShare(share: number): number {
  return Math.min(1, Math.max(0, share))
}
