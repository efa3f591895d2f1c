import { normalTails } from './probability.ts'

/** k of n people. */
type Part = { k: number; n: number }

/** A weight this small relative to the sum changes no figure. */
const negligible = 1e-19
/** Above this variance every count is close to the normal distribution, and summing would take long. */
const largestVariance = 1e8
/** Probabilities below this count as zero; numbers below it lose their digits. */
const impossible = 1e-300

/**
 * The two-sided mid-p of a share against a known one: twice the smaller tail, the observed count with half of its
 * probability, at most 1 (R: `pbinom`, `dbinom`).
 */
export function binomialP({ k, n }: Part, share: number): number {
  return midP({
    k,
    mean: n * share,
    variance: n * share * (1 - share),
    mode: Math.min(n, Math.floor((n + 1) * share)),
    min: 0,
    max: n,
    ratio: (count) => ((n - count) * share) / ((count + 1) * (1 - share)),
  })
}

/** The same for two shares, given their total count (R: `phyper`, `dhyper`). */
export function hypergeometricP({ k, n }: Part, other: Part): number {
  const [did, all] = [k + other.k, n + other.n]
  const [min, max] = [Math.max(0, did - other.n), Math.min(n, did)]
  return midP({
    k,
    mean: n * (did / all),
    variance: n * (did / all) * (1 - did / all) * (other.n / Math.max(1, all - 1)),
    mode: Math.min(max, Math.max(min, Math.floor((n + 1) * ((did + 1) / (all + 2))))),
    min,
    max,
    ratio: (count) => ((n - count) / (count + 1)) * ((did - count) / (other.n - did + count + 1)),
  })
}

type Counts = {
  k: number
  mean: number
  variance: number
  mode: number
  min: number
  max: number
  /** The ratio of the next count's probability to that of a count. */
  ratio: (count: number) => number
}

/** Weights are summed outward from the most likely count, so that no factorial is needed. */
function midP({ k, mean, variance, mode, min, max, ratio }: Counts): number {
  if (variance > largestVariance) return normalTails((k - mean) / Math.sqrt(variance))
  const tails = { below: 0, at: 0, above: 0 }
  /** Adds a weight; false once the following ones would change neither its tail nor the total. */
  const add = (count: number, weight: number): boolean => {
    const side = count < k ? 'below' : 'above'
    const tail = count === k ? 'at' : side
    tails[tail] += weight
    return weight > negligible * tails[tail]
  }
  add(mode, 1)
  for (let count = mode, weight = 1; count < max && weight > impossible; count += 1) {
    weight *= ratio(count)
    // Up to the observed count every weight belongs to the other tail.
    if (!add(count + 1, weight) && count >= k) break
  }
  for (let count = mode, weight = 1; count > min && weight > impossible; count -= 1) {
    weight /= ratio(count - 1)
    if (!add(count - 1, weight) && count <= k) break
  }
  const { below, at, above } = tails
  return Math.min(1, (2 * (Math.min(below, above) + at / 2)) / (below + at + above))
}
