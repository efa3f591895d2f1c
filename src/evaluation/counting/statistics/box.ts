import type { Box } from '#evaluation/model/series.ts'
import type { Tally } from './moments.ts'

const maxOutliers = 200

/** The box of at least one value, or null. A whisker that would end inside of the box ends at its edge. */
export function getBox({ values, counts }: Tally, n: number): Box | null {
  if (n === 0) return null
  const [q1, median, q3] = getQuantiles(values, counts, n, [0.25, 0.5, 0.75])
  if (q1 === undefined || median === undefined || q3 === undefined) return null
  const reach = 1.5 * (q3 - q1)
  const [min, max] = [q1 - reach, q3 + reach]
  let [low, high, outside] = [q1, q3, 0]
  const beyond: { value: number; count: number; distance: number }[] = []
  for (let place = 0; place < values.length; place += 1) {
    const [value, count] = [values[place] ?? 0, counts ? (counts[place] ?? 0) : 1]
    if (count === 0) continue
    if (value < min || value > max) {
      beyond.push({ value, count, distance: value < min ? min - value : value - max })
      outside += count
    } else [low, high] = [Math.min(low, value), Math.max(high, value)]
  }
  // Equal answers have the same position: a value is rendered once.
  const shown = beyond.toSorted((one, other) => other.distance - one.distance).slice(0, maxOutliers)
  return {
    low,
    q1,
    median,
    q3,
    high,
    outside,
    outliers: shown.map(({ value }) => value).toSorted((one, other) => one - other),
    more: shown.reduce((left, { count }) => left - count, outside),
  }
}

/** The box of at least one value without single answers, its whiskers at the 5th and the 95th percentile; or null. */
export function getBoxWithoutSingles({ values, counts }: Tally, n: number): Box | null {
  if (n === 0) return null
  const [low, q1, median, q3, high] = getQuantiles(values, counts, n, [0.05, 0.25, 0.5, 0.75, 0.95])
  if (low === undefined || q1 === undefined || median === undefined || q3 === undefined || high === undefined)
    return null
  return { low, q1, median, q3, high, outside: 0, outliers: [], more: 0, hasNoSingles: true }
}

/** Quantiles by linear interpolation (Hyndman & Fan type 7), for ascending probabilities. */
export function getQuantiles(
  values: Float64Array,
  counts: Float64Array | null,
  n: number,
  probabilities: readonly number[],
): number[] {
  let [place, before] = [0, 0]
  const countAt = (at: number): number => (counts ? (counts[at] ?? 0) : 1)
  /** The value at a rank from 0; ranks only grow. */
  const ranked = (rank: number): number => {
    while (place < values.length - 1 && before + countAt(place) <= rank) {
      before += countAt(place)
      place += 1
    }
    return values[place] ?? 0
  }
  return probabilities.map((probability) => {
    const rank = (n - 1) * probability
    const whole = Math.floor(rank)
    const part = rank - whole
    const under = ranked(whole)
    const [placeThere, beforeThere] = [place, before]
    const over = part > 0 ? ranked(whole + 1) : under
    ;[place, before] = [placeThere, beforeThere]
    return under === over ? under : (1 - part) * under + part * over
  })
}
