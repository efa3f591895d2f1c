/**
 * Finite values and how often each occurs (once each without `counts`); for quantiles they have to be in ascending
 * order.
 */
export type Tally = { values: Float64Array; counts: Float64Array | null }

export type Moments = { n: number; mean: number | null; sd: number | null }

/**
 * n, mean and sample standard deviation. Values are shifted by one of their own and the squares computed around the
 * mean, so that nothing cancels; very large and very small ones are scaled by a power of two, which costs no digit.
 */
export function getMoments({ values, counts }: Tally): Moments {
  let [n, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let place = 0; place < values.length; place += 1) {
    const count = counts ? (counts[place] ?? 0) : 1
    if (count === 0) continue
    const value = values[place] ?? 0
    if (value < min) min = value
    if (value > max) max = value
    n += count
  }
  if (n === 0) return { n, mean: null, sd: null }
  const scale = scaleFor(Math.max(Math.abs(min), Math.abs(max)))
  const around = meanAround(values, counts, n, scale, min * scale)
  const mean = meanAround(values, counts, n, scale, around)
  let [squares, rest] = [0, 0]
  for (let place = 0; place < values.length; place += 1) {
    const count = counts ? (counts[place] ?? 0) : 1
    if (count === 0) continue
    const difference = (values[place] ?? 0) * scale - mean
    squares += count * difference * difference
    rest += count * difference
  }
  const variance = n > 1 ? Math.max(0, squares - (rest * rest) / n) / (n - 1) : null
  // The mean is within the values, despite rounding.
  return {
    n,
    mean: finite(Math.min(max, Math.max(min, mean / scale))),
    sd: variance === null ? null : finite(Math.sqrt(variance) / scale),
  }
}

function meanAround(
  values: Float64Array,
  counts: Float64Array | null,
  n: number,
  scale: number,
  shift: number,
): number {
  let sum = 0
  for (let place = 0; place < values.length; place += 1) {
    const count = counts ? (counts[place] ?? 0) : 1
    if (count > 0) sum += count * ((values[place] ?? 0) * scale - shift)
  }
  return shift + sum / n
}

function scaleFor(size: number): number {
  if (size === 0 || (size > 1e-100 && size < 1e100)) return 1
  return 2 ** -Math.max(-1000, Math.min(1000, Math.floor(Math.log2(size))))
}

/** The number, or null if it is not finite. */
export function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null
}

/** Two figures that differ by less than this part of their size are equal: the difference is rounding error. */
export const sameUpTo = 1e-9

/** Whether two figures are equal but for rounding. */
export function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= sameUpTo * Math.max(Math.abs(one), Math.abs(other))
}
