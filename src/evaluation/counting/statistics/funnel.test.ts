// @vitest-environment node
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/funnel.json'
import { emptyFigure, type Figure } from '#evaluation/model/series.ts'
import { binomialLimits } from './binomialLimits.ts'
import { getDispersion, type Funnel, computeFunnel, isOverdispersed } from './funnel.ts'

const probabilities = [0.001, 0.025, 0.975, 0.999]
const figure = (n: number, mean: number, sd: number): Figure => ({ ...emptyFigure, n, mean, sd })

/** Relative tolerance of 1e-9. */
function expectClose(found: number | undefined | null, expected: number): void {
  expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1e-3, Math.abs(expected)))
}

function getLimits(funnel: Funnel | null, n: number): number[] {
  const limits = funnel?.limitsAt(n)
  return limits ? [limits.outer[0], limits.inner[0], limits.inner[1], limits.outer[1]] : []
}

test.each([...reference.cases.entries()])(
  'the centre, the limits and the overdispersion of funnel %i equal those of R',
  (_, { isShare, n, y, sd, mu, sigma, centre, phi, limits, widened }) => {
    const figures = n.map((count, place) => figure(count, y[place] ?? 0, sd[place] ?? 0))
    const benchmark = mu === null ? null : { n: null, mean: mu, sd: sigma }
    const requested = { figures, benchmark, isShare, direction: 'neutral' as const }
    const plain = computeFunnel({ ...requested, isWidened: false })
    const wide = computeFunnel({ ...requested, isWidened: true })
    expectClose(plain?.centre, centre)
    expectClose(plain?.dispersion, phi)
    expect(plain?.factor).toBe(1)
    expectClose(wide?.factor, phi > 1.3 ? Math.sqrt(phi) : 1)
    for (const [place, count] of n.entries()) {
      for (const [end, limit] of getLimits(plain, count).entries())
        expectClose(limit, limits[place]?.[end] ?? Number.NaN)
      for (const [end, limit] of getLimits(wide, count).entries())
        expectClose(limit, (phi > 1.3 ? widened : limits)[place]?.[end] ?? Number.NaN)
      expect(getLimits(plain, count)).toHaveLength(4)
    }
  },
)

test('the cases cover means, shares, benchmarks and overdispersion', () => {
  const kinds = new Set(
    reference.cases.map(({ isShare, mu, sigma, phi }) => [isShare, mu !== null, sigma !== null, phi > 1.3].join()),
  )
  expect(kinds.size).toBeGreaterThanOrEqual(8)
})

test('limits of shares are exact from one person to half a million', () => {
  expect(reference.shares).toHaveLength(7)
  for (const { n, share, limits } of reference.shares)
    for (const [end, limit] of binomialLimits(n, share, probabilities).entries())
      expectClose(limit, limits[end] ?? Number.NaN)
})

test('winsorizes the z scores of the furthest tenth', () => {
  for (const { z, phi } of reference.dispersions) {
    if (z.length > 1) expectClose(getDispersion(z), phi)
    else expect(getDispersion(z)).toBeNull()
  }
  expect([null, 1.3, 1.31].map(isOverdispersed)).toEqual([false, false, true])
})

test('the verdict on an institution depends on the limits it exceeds', () => {
  const figures = [3.9, 4.3, 4.6, 3.5, 3.2].map((mean) => figure(25, mean, 1))
  const benchmark = { n: 400, mean: 3.9, sd: 1 }
  const requested = { figures: [...figures, figure(9, 1, 1), emptyFigure], benchmark, isShare: false, isWidened: false }
  const said = (direction: 'higher' | 'lower' | 'neutral') =>
    computeFunnel({ ...requested, direction })?.verdicts.map(
      (verdict) => verdict && `${verdict.word} ${verdict.isClear}`,
    )
  const few = ['tooFew false', null]
  expect(said('higher')).toEqual([
    'unclear false',
    'borderline false',
    'better true',
    'borderline false',
    'worse true',
    ...few,
  ])
  expect(said('lower')).toEqual([
    'unclear false',
    'borderline false',
    'worse true',
    'borderline false',
    'better true',
    ...few,
  ])
  expect(said('neutral')).toEqual([
    'unclear false',
    'borderline false',
    'above true',
    'borderline false',
    'below true',
    ...few,
  ])
  const small = computeFunnel({ ...requested, direction: 'higher', benchmark: { ...benchmark, n: 9 } })
  expect(small?.verdicts[2]).toEqual({ word: 'tooFew', isClear: false, benchmarkN: 9 })
})

test.each([
  // R: pbinom(k - 1, n, share, lower.tail = FALSE) is 0.35, 0.022, 0.016, 0.00086.
  [10, 10, 0.9, 'unclear'],
  [30, 30, 0.88, 'borderline'],
  [2, 10, 0.02, 'borderline'],
  [3, 10, 0.02, 'above'],
])('%i of %i next to a share of %d is %s, as unlikely as it is by chance', (k, n, share, word) => {
  expect(wordOn(k, n, share)).toBe(word)
})

test('yes is judged as no is', () => {
  const mirrored: Record<string, string> = { above: 'below', below: 'above' }
  for (const share of [0.02, 0.1, 0.3, 0.5, 0.88])
    for (const n of [10, 17, 60])
      for (let k = 0; k <= n; k += 1) {
        const word = wordOn(n - k, n, 1 - share) ?? ''
        expect([k, n, share, wordOn(k, n, share)]).toEqual([k, n, share, mirrored[word] ?? word])
      }
})

/** The verdict on k of n people next to the share of a benchmark. */
function wordOn(k: number, n: number, share: number): string | undefined {
  const benchmark = { n: 5000, mean: share, sd: null }
  const requested = { benchmark, isShare: true, direction: 'neutral' as const, isWidened: false }
  return computeFunnel({ ...requested, figures: [figure(n, k / n, 0)] })?.verdicts[0]?.word
}

test('has no limits without a spread', () => {
  const requested = { benchmark: null, isShare: false, direction: 'higher' as const, isWidened: true }
  expect(computeFunnel({ ...requested, figures: [] })).toBeNull()
  expect(computeFunnel({ ...requested, figures: [emptyFigure] })).toBeNull()
  const alone = computeFunnel({ ...requested, figures: [figure(50, 4, 1)] })
  expect([alone?.limitsAt(50), alone?.verdicts, alone?.dispersion]).toEqual([null, [null], null])
  const alike = computeFunnel({ ...requested, figures: [figure(50, 4, 0), figure(40, 4, 0)] })
  expect([alike?.limitsAt(50), alike?.verdicts]).toEqual([null, [null, null]])
  // Next to a benchmark a single institution has its place.
  const beside = computeFunnel({ ...requested, figures: [figure(50, 4, 1)], benchmark: { n: null, mean: 3.4, sd: 1 } })
  expect(beside?.verdicts).toEqual([{ word: 'better', isClear: true }])
})
