/** k of n people did so. */
type Part = { k: number; n: number }

/**
 * The two-sided mid-p of a share beside a known one: twice the smaller tail, the observed count with half of its
 * probability, at most 1 (R: `pbinom`, `dbinom`).
 */
export function binomialP({ k, n }: Part, share: number): number {
  const mode = Math.min(n, Math.floor((n + 1) * share))
  return midP(k, mode, n, (count) => ((n - count) * share) / ((count + 1) * (1 - share)), 0)
}

/** The same of two shares, given how many did so in both together (R: `phyper`, `dhyper`). */
export function hypergeometricP({ k, n }: Part, other: Part): number {
  const [did, all] = [k + other.k, n + other.n]
  const [least, most] = [Math.max(0, n - (all - did)), Math.min(n, did)]
  const mode = Math.min(most, Math.max(least, Math.floor(((n + 1) * (did + 1)) / (all + 2))))
  const ratio = (count: number) => ((n - count) * (did - count)) / ((count + 1) * (all - did - n + count + 1))
  return midP(k, mode, most, ratio, least)
}

/**
 * `ratio` is the probability of the next count beside that of a count. Weights are taken outward from the most likely
 * one, so that no factorial is needed.
 */
function midP(k: number, mode: number, most: number, ratio: (count: number) => number, least: number): number {
  const tails = { below: 0, at: 0, above: 0 }
  const add = (count: number, weight: number) => {
    if (count === k) tails.at += weight
    else tails[count < k ? 'below' : 'above'] += weight
  }
  add(mode, 1)
  for (let count = mode, weight = 1; count < most && weight > 0; count += 1) {
    weight *= ratio(count)
    add(count + 1, weight)
  }
  for (let count = mode, weight = 1; count > least && weight > 0; count -= 1) {
    weight /= ratio(count - 1)
    add(count - 1, weight)
  }
  const { below, at, above } = tails
  return Math.min(1, (2 * (Math.min(below, above) + at / 2)) / (below + at + above))
}
