import { sameUpTo } from './moments.ts'

/**
 * Why a bin is not explained by chance: beyond its limits, or part of the last run of nine on one side of the centre.
 */
export const signalKinds = ['outside', 'shift'] as const
export type Signal = { kind: (typeof signalKinds)[number]; side: 'up' | 'down' }

/** The figures of a bin; `answers` exceed `n` if people gave several. */
export type BinFigure = { n: number; answers: number | null; mean: number; sd: number | null }

/** The range that chance explains on a line. Per bin its limits (null if it is not judged) and its signals. */
export type Signals = {
  centre: number
  limits: ([low: number, high: number] | null)[]
  marks: Signal[][]
  isJudged: boolean[]
  /** Answers within bins are all the same: chance cannot be estimated, so there are no limits. */
  isFlat: boolean
  /** The first bin of a new centre, and the centre of the bins before it. */
  restart?: { place: number; before: number }
}

/** Fewer bins than these have no limits. */
export const minBins = 12
/** A run of this length on one side of the centre is not chance. */
export const runLimit = 9
/** The distance of the limits from the centre in standard errors. */
const reach = 3.5
/**
 * The max percentage of lines of 36 months without a cause that have a signal, and that for rare events; `npm run
 * statistics` simulates it.
 */
export const falseSignals = { means: 9, shares: 9, rare: 25 }
/** The mean moving range in standard deviations. */
const movingRange = 1.128

/**
 * A chart of means with limits that depend on the number of answers in a bin (X-bar), widened if bins differ more than
 * their answers explain (Laney); null for fewer than twelve bins, or too large figures. Missing bins are left out. For
 * shares the spread is that of the binomial distribution. From the bin `from` on a new centre holds, if a run that lasts begins there.
 */
export function getSignals(bins: readonly (BinFigure | null)[], isShare = false, from = -1): Signals | null {
  return beginsCentre(bins, from) ? withNewCentre(bins, isShare, from) : judgeLine(bins, isShare)
}

/** Whether a bin begins a run that lasts: this many bins on one side of the centre of those before it. */
export function beginsCentre(bins: readonly (BinFigure | null)[], from: number): boolean {
  const earlier = bins.slice(0, Math.max(0, from)).filter((bin) => bin !== null)
  const run = bins
    .slice(from)
    .filter((bin) => bin !== null)
    .slice(0, runLimit)
  if (earlier.length < runLimit || run.length < runLimit || !bins[from]) return false
  const before = getMean(earlier)
  const sides = new Set(run.map(({ mean }) => Math.sign(mean - before)))
  return sides.size === 1 && !sides.has(0)
}

/** The bins before and from the new centre on, each judged by themselves. */
function withNewCentre(bins: readonly (BinFigure | null)[], isShare: boolean, from: number): Signals {
  const [earlier, later] = [
    bins.map((bin, place) => (place < from ? bin : null)),
    bins.map((bin, place) => (place < from ? null : bin)),
  ]
  const [old, now] = [judgeLine(earlier, isShare), judgeLine(later, isShare)]
  const by = (place: number) => (place < from ? old : now)
  return {
    centre: getMean(later.filter((bin) => bin !== null)),
    limits: bins.map((_, place) => by(place)?.limits[place] ?? null),
    marks: bins.map((_, place) => by(place)?.marks[place] ?? []),
    isJudged: bins.map((_, place) => by(place)?.isJudged[place] ?? false),
    isFlat: now?.isFlat ?? false,
    restart: { place: from, before: getMean(earlier.filter((bin) => bin !== null)) },
  }
}

function judgeLine(bins: readonly (BinFigure | null)[], isShare: boolean): Signals | null {
  const places = bins.flatMap((bin, place) => (bin === null ? [] : [place]))
  const known = bins.filter((bin) => bin !== null)
  if (known.length < minBins) return null
  const centre = getMean(known)
  const s = isShare ? Math.sqrt(centre * (1 - centre)) : within(known)
  const same = sameUpTo * Math.max(...known.map(({ mean }) => Math.abs(mean)))
  const away = known.map(({ mean }) => (Math.abs(mean - centre) <= same ? 0 : mean - centre))
  const marks = bins.map((): Signal[] => [])
  const isJudged = bins.map((bin) => bin !== null)
  const signals = { centre, limits: bins.map(() => null), marks, isJudged, isFlat: false }
  if (!Number.isFinite(centre) || !Number.isFinite(s)) return null
  if (s <= same) return { ...signals, isFlat: true }
  const z = known.map(({ n }, place) => ((away[place] ?? 0) * Math.sqrt(n)) / s)
  const moving = z.slice(1).map((one, place) => Math.abs(one - (z[place] ?? 0)))
  const sigma = Math.max(1, moving.reduce((sum, one) => sum + one, 0) / moving.length / movingRange)
  const half = known.map(({ n }) => (reach * sigma * s) / Math.sqrt(n))
  if (!half.every((one) => Number.isFinite(centre + one) && Number.isFinite(centre - one))) return null
  const mark = (at: number, kind: Signal['kind']) =>
    marks[places[at] ?? 0]?.push({ kind, side: (away[at] ?? 0) > 0 ? 'up' : 'down' })
  for (const [at, value] of away.entries()) if (Math.abs(value) > (half[at] ?? 0)) mark(at, 'outside')
  for (const at of lastRun(away)) mark(at, 'shift')
  const limits = new Map(places.map((place, at) => [place, half[at] ?? 0]))
  return {
    ...signals,
    limits: bins.map((_, place): [number, number] | null => {
      const own = limits.get(place)
      return own === undefined ? null : [centre - own, centre + own]
    }),
  }
}

/** The mean of all answers. */
function getMean(bins: readonly BinFigure[]): number {
  const all = bins.reduce((sum, bin) => sum + getWeight(bin), 0)
  // Computed around one of them, so that equal means stay equal.
  const around = bins[0]?.mean ?? 0
  return around + bins.reduce((sum, bin) => sum + (getWeight(bin) / all) * (bin.mean - around), 0)
}

/** The spread within bins, pooled. */
function within(bins: readonly BinFigure[]): number {
  const freedom = bins.reduce((sum, bin) => sum + getWeight(bin) - 1, 0)
  const largest = Math.max(...bins.map(({ sd }) => sd ?? 0))
  if (largest === 0 || !(freedom > 0)) return 0
  const squares = bins.reduce((sum, bin) => sum + ((getWeight(bin) - 1) / freedom) * ((bin.sd ?? 0) / largest) ** 2, 0)
  return largest * Math.sqrt(squares)
}

function getWeight({ n, answers }: BinFigure): number {
  return answers ?? n
}

/** The indexes of the last long enough run on one side. */
function lastRun(away: readonly number[]): number[] {
  let [run, last]: [number[], number[]] = [[], []]
  for (const [at, value] of away.entries()) {
    const isSame = run.length > 0 && Math.sign(away[run[0] ?? 0] ?? 0) === Math.sign(value)
    if (!isSame) run = []
    if (value !== 0) run = [...run, at]
    if (run.length >= runLimit) last = run
  }
  return last
}
