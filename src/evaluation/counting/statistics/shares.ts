const z = 1.959963984540054

/** k of n as a share with its 95 % interval (Wilson score, without continuity correction). */
export function shareOf(k: number, n: number): { share: number; low: number; high: number } {
  const share = k / n
  const spread = (z * z) / n
  const middle = (share + spread / 2) / (1 + spread)
  const half = (z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n))) / (1 + spread)
  return { share, low: k === 0 ? 0 : Math.max(0, middle - half), high: k === n ? 1 : Math.min(1, middle + half) }
}
