const z = 1.959963984540054

/** k of n as a share with its 95 % interval (Wilson score, without continuity correction). */
export function getShare(k: number, n: number): { share: number; low: number; high: number } {
  return { share: k / n, ...wilson(k / n, n, z) }
}

/** The Wilson score interval of a share of n people. */
export function wilson(share: number, n: number, quantile: number): { low: number; high: number } {
  const spread = (quantile * quantile) / n
  const middle = (share + spread / 2) / (1 + spread)
  const half = (quantile * Math.sqrt((share * (1 - share)) / n + spread / (4 * n))) / (1 + spread)
  return { low: share === 0 ? 0 : Math.max(0, middle - half), high: share === 1 ? 1 : Math.min(1, middle + half) }
}
