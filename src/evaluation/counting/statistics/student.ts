const confidence = 0.95
const z = 1.959963984540054
const known = new Map<number, number>()

/**
 * The 0.975 quantile of Student's t distribution for whole degrees of freedom ≥ 1, to about 1e-14 relative.
 * Up to 1000 the distribution is summed exactly (Abramowitz & Stegun 26.7.3 and 26.7.4) and inverted by Newton's
 * method; above, the expansion of 26.7.5 is exact to the last digits.
 */
export function t975(freedom: number): number {
  const stored = known.get(freedom)
  if (stored !== undefined) return stored
  const t = freedom > 1000 ? expansion(freedom) : newton(freedom)
  if (known.size < 10_000) known.set(freedom, t)
  return t
}

function newton(freedom: number): number {
  if (freedom === 1) return 1 / Math.tan(Math.PI / 40)
  let t = freedom === 2 ? 4.3 : expansion(freedom)
  for (let round = 0; round < 50; round += 1) {
    const step = (within(t, freedom) - confidence) / (2 * density(t, freedom))
    t -= step
    if (Math.abs(step) < 1e-15 * t) break
  }
  return t
}

/** P(|T| ≤ t) */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom))
  const square = Math.cos(angle) ** 2
  const isOdd = freedom % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let sum = freedom === 1 ? 0 : term
  for (let step = isOdd ? 3 : 2; step <= freedom - 2; step += 2) {
    term *= (square * (step - 1)) / step
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum
}

function density(t: number, freedom: number): number {
  // Γ((v+1)/2) / (√(vπ) Γ(v/2)), step by step from v = 1 or 2.
  let factor = freedom % 2 === 1 ? 1 / Math.PI : 1 / (2 * Math.SQRT2)
  for (let v = freedom % 2 === 1 ? 1 : 2; v < freedom; v += 2) factor *= ((v + 1) / v) * Math.sqrt(v / (v + 2))
  return factor * (1 + (t * t) / freedom) ** (-(freedom + 1) / 2)
}

function expansion(v: number): number {
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9]
  return (
    z +
    (z3 + z) / (4 * v) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * v ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * v ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92_160 * v ** 4)
  )
}
