/** Probabilities of test statistics, to about 1e-12 relative; R names the same figures in `verdicts.test.ts`. */

/** P(|Z| ≥ |z|) of the standard normal distribution; R: `2 * pnorm(-abs(z))`. */
export function normalTails(z: number): number {
  const x = (z * z) / 2
  if (x === 0) return 1
  if (x === Number.POSITIVE_INFINITY) return 0
  return x < 1.5 ? 1 - lowerGammaHalf(x) : upperGammaHalf(x)
}

/** P(|T| ≥ |t|) of Student's t with any degrees of freedom above 0; R: `2 * pt(-abs(t), freedom)`. */
export function studentTails(t: number, freedom: number): number {
  if (t === 0) return 1
  const [a, square] = [freedom / 2, t * t]
  if (square === Number.POSITIVE_INFINITY) return 0
  const x = freedom / (freedom + square)
  // The continued fraction converges fast on one side of the mean only; the other side is its complement.
  const isNear = x > (a + 1) / (a + 2.5)
  const front = Math.exp(
    a * -Math.log1p(square / freedom) + 0.5 * Math.log(square / (freedom + square)) - logBetaHalf(a),
  )
  return isNear
    ? 1 - (front * betaFraction(0.5, a, square / (freedom + square))) / 0.5
    : (front * betaFraction(a, 0.5, x)) / a
}

/** The regularised lower incomplete gamma function of 1/2, by its series (Abramowitz & Stegun 6.5.29). */
function lowerGammaHalf(x: number): number {
  let [term, sum] = [2, 2]
  for (let step = 1; step < 200 && term > sum * 1e-17; step += 1) {
    term *= x / (0.5 + step)
    sum += term
  }
  return (sum * Math.exp(-x) * Math.sqrt(x)) / Math.sqrt(Math.PI)
}

/** The upper one, by its continued fraction (6.5.31) in Lentz's form. */
function upperGammaHalf(x: number): number {
  const tiny = 1e-300
  let b = x + 0.5
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let step = 1; step < 1000; step += 1) {
    const a = -step * (step - 0.5)
    b += 2
    d = 1 / (a * d + b || tiny)
    c = b + a / c || tiny
    fraction *= c * d
    if (Math.abs(c * d - 1) < 1e-16) break
  }
  return (fraction * Math.exp(-x) * Math.sqrt(x)) / Math.sqrt(Math.PI)
}

/** The continued fraction of the incomplete beta function (26.5.8) in Lentz's form. */
function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-300
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || tiny)
  let fraction = d
  for (let step = 1; step < 100_000; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step))
    d = 1 / (1 + even * d || tiny)
    c = 1 + even / c || tiny
    fraction *= c * d
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1))
    d = 1 / (1 + odd * d || tiny)
    c = 1 + odd / c || tiny
    fraction *= c * d
    if (Math.abs(c * d - 1) < 1e-16) break
  }
  return fraction
}

/** ln B(a, 1/2), from ln Γ(a + 1/2) - ln Γ(a): an expansion for large a, the recurrence down to small ones. */
function logBetaHalf(a: number): number {
  let [large, product] = [a, 1]
  while (large < 40) {
    product *= large / (large + 0.5)
    large += 1
  }
  const ratio =
    0.5 * Math.log(large) -
    1 / (8 * large) +
    1 / (192 * large ** 3) -
    1 / (640 * large ** 5) +
    17 / (14_336 * large ** 7)
  return 0.5 * Math.log(Math.PI) - ratio - Math.log(product)
}
