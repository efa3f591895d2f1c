import { normalTails } from './probability.ts'
import { t975 } from './student.ts'

/** The standard normal quantiles of 97.5 % and of the power. */
const [z975, zPower] = [1.959963984540054, 0.8416212335729143]
const power = 0.8
/** Fewer answers than these are compared with nothing. */
export const minAnswers = 10
const maxAnswers = 1e7

/** The figure of a period: its answers, and the spread of these; of a share the share itself. */
export type Known = { n: number; sd: number; share: null } | { n: number; sd: null; share: number }

/**
 * The smallest difference between two periods of n answers each that a two-sided test at 5 % finds with a power of 80
 * %, in the unit of the figure (R: `power.t.test`, `power.prop.test`); null below ten answers, without spread, or where
 * a share has no room for it.
 */
export function detectable({ n, sd, share }: Known): number | null {
  if (!Number.isFinite(n) || n < minAnswers) return null
  const whole = Math.floor(n)
  if (share !== null) return isShare(share) ? solveShare(whole, Math.min(share, 1 - share)) : null
  if (!Number.isFinite(sd) || sd <= 0) return null
  return sd * solveMean(whole)
}

/**
 * The number of answers that each of two periods needs, so that a difference is found with a power of 80 %; null where
 * no number is enough or known.
 */
export function neededAnswers(difference: number, { sd, share }: Known): number | null {
  const wanted = Math.abs(difference)
  if (!Number.isFinite(wanted) || wanted === 0) return null
  if (share !== null) {
    const [one, other] = [share, share + difference]
    if (!isShare(one) || other < 0 || other > 1) return null
    return inLimits(Math.ceil((spread(one, other) / wanted) ** 2))
  }
  if (!Number.isFinite(sd) || sd <= 0) return null
  const ratio = wanted / sd
  // The normal approximation is a few answers short.
  const start = 2 * ((z975 + zPower) / ratio) ** 2
  if (start > maxAnswers) return null
  let n = Math.max(2, Math.floor(start))
  while (n > minAnswers && powerOfMean(n - 1, ratio) >= power) n -= 1
  while (n < minAnswers || powerOfMean(n, ratio) < power) n += 1
  return inLimits(n)
}

const isShare = (share: number): boolean => share > 0 && share < 1

function inLimits(n: number): number | null {
  return n > maxAnswers ? null : Math.max(minAnswers, n)
}

/** √n times the difference of two shares that is found. */
function spread(one: number, other: number): number {
  const together = one + other
  return z975 * Math.sqrt(together * (1 - together / 2)) + zPower * Math.sqrt(one * (1 - one) + other * (1 - other))
}

/** The difference upwards from a share of at most one half. */
function solveShare(n: number, share: number): number | null {
  const isFound = (difference: number) => Math.sqrt(n) * difference >= spread(share, share + difference)
  return isFound(1 - share) ? bisect(0, 1 - share, isFound) : null
}

function solveMean(n: number): number {
  const about = (z975 + zPower) * Math.sqrt(2 / n)
  return bisect(about / 2, about * 2, (ratio) => powerOfMean(n, ratio) >= power)
}

function bisect(from: number, to: number, isFound: (value: number) => boolean): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 80 && high - low > 1e-14 * high; step += 1) {
    const middle = (low + high) / 2
    if (isFound(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * The power of a t test of two groups of n answers at a difference in standard deviations: the upper tail of the
 * noncentral t distribution, by the trapezoidal rule over the spread s of the denominator (P(T > t) = ∫ Φ(δ − ts) f(s)
 * ds).
 */
function powerOfMean(n: number, ratio: number): number {
  const freedom = 2 * (n - 1)
  const t = t975(freedom)
  const delta = ratio * Math.sqrt(n / 2)
  const reach = 10 / Math.sqrt(2 * freedom)
  const from = Math.max(0, 1 - reach)
  const steps = 600
  const width = (1 + reach - from) / steps
  let [sum, weights] = [0, 0]
  for (let step = 1; step < steps; step += 1) {
    const s = from + step * width
    const weight = Math.exp((freedom - 1) * Math.log(s) - (freedom * (s * s - 1)) / 2)
    weights += weight
    sum += weight * below(delta - t * s)
  }
  return sum / weights
}

/** The standard normal distribution function. */
function below(z: number): number {
  const tail = normalTails(z) / 2
  return z > 0 ? 1 - tail : tail
}
