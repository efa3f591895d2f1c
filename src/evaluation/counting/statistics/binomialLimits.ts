/** A weight this small relative to that of the most likely count changes no figure. */
const negligible = 1e-18

/**
 * The quantiles of a binomial share of n people for the given probabilities, interpolated between counts so that they
 * do not jump (Spiegelhalter 2005; R: `qbinom`, `pbinom`).
 */
export function binomialLimits(n: number, share: number, probabilities: readonly number[]): number[] {
  const { first, sums } = cumulated(n, share)
  const all = sums.at(-1) ?? 1
  return probabilities.map((probability) => {
    const place = Math.max(
      0,
      sums.findIndex((sum) => sum / all >= probability),
    )
    const [below, upTo] = [(sums[place - 1] ?? 0) / all, (sums[place] ?? all) / all]
    const beyond = (upTo - probability) / (upTo - below)
    return Math.min(1, Math.max(0, (first + place - beyond) / n))
  })
}

/**
 * Cumulative weights of the counts from `first` on: outward from the most likely one, so that no factorial is needed.
 */
function cumulated(n: number, share: number): { first: number; sums: number[] } {
  const mode = Math.min(n, Math.floor((n + 1) * share))
  const below: number[] = []
  for (let count = mode, weight = 1; count > 0; count -= 1) {
    weight *= (count * (1 - share)) / ((n - count + 1) * share)
    if (weight < negligible) break
    below.push(weight)
  }
  const above: number[] = []
  for (let count = mode, weight = 1; count < n; count += 1) {
    weight *= ((n - count) * share) / ((count + 1) * (1 - share))
    if (weight < negligible) break
    above.push(weight)
  }
  let sum = 0
  return { first: mode - below.length, sums: [...below.toReversed(), 1, ...above].map((weight) => (sum += weight)) }
}
