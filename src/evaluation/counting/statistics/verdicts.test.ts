import { sameWords } from '#evaluation/counting/measureTable.ts'
import { expect, test } from 'vitest'
import type { Figure } from '#evaluation/model/series.ts'
import reference from '#evaluation/counting/reference/verdicts.json'
import { figureOf } from './figure.ts'
import { normalTails, studentTails } from './probability.ts'
import { type Comparison, adjust, comparisonsOf, judge, pOf } from './verdicts.ts'

/** How far two figures are apart, relative to R's. */
function apart(ours: unknown, theirs: number): number {
  return Math.abs(Number(ours) - theirs) / Math.max(Math.abs(theirs), 1e-12)
}

function figure(n: number, mean: number, sd: number): Figure {
  const counted = { n: 0, invalid: 0, tally: null, levels: new Float64Array(), people: null }
  return { ...figureOf(counted, false), n, mean, sd, error: sd > 0 ? sd / Math.sqrt(n) : null }
}

function comparison(own: Figure, benchmark: Comparison['benchmark'], more: Partial<Comparison> = {}): Comparison {
  return { figure: own, benchmark, spread: null, direction: 'higher', isShare: false, ...more }
}

const wordOf = (one: Comparison) => {
  judge([one])
  return one.figure.verdict
}

test('tails of the normal and of Student’s distribution are those of R', () => {
  for (const [z, p] of reference.normal) expect(apart(normalTails(z ?? 0), p ?? 0)).toBeLessThanOrEqual(1e-9)
  for (const [freedom, t, p] of reference.student)
    expect(apart(studentTails(t ?? 0, freedom ?? 0), p ?? 0)).toBeLessThanOrEqual(1e-9)
})

test('p of means and shares are those of R, the larger of two tests; adjusted as p.adjust does', () => {
  for (const { n, mean, sd, N, mu, sigma, p } of reference.means)
    expect(apart(pOf(comparison(figure(n, mean, sd), { n: N, mean: mu, sd: sigma })), p)).toBeLessThanOrEqual(1e-9)
  for (const { n, k, N, mu, p } of reference.shares) {
    const sd = Math.sqrt(((k / n) * (1 - k / n) * n) / (n - 1))
    if (sd === 0) continue
    expect(
      apart(pOf(comparison(figure(n, k / n, sd), { n: N, mean: mu, sd: null }, { isShare: true })), p),
    ).toBeLessThanOrEqual(1e-9)
  }
  for (const [place, one] of adjust(reference.means.map(({ p }) => p)).entries())
    expect(apart(one, reference.adjusted[place] ?? 0)).toBeLessThanOrEqual(1e-9)
})

test.each([
  [9, 500, 'tooFew'],
  [10, 500, 'better'],
  [11, 500, 'better'],
  [500, 9, 'tooFew'],
  [500, null, 'better'],
])('%i answers beside a benchmark of %s are %s', (n, benchmarkN, word) => {
  expect(wordOf(comparison(figure(n, 4.6, 0.6), { n: benchmarkN, mean: 3.1, sd: 0.9 }))).toMatchObject({ word })
})

test('answers that are all the same, and nobody, carry no verdict', () => {
  expect(wordOf(comparison(figure(40, 4, 0), { n: 500, mean: 3, sd: 1 }))).toBeNull()
  expect(wordOf(comparison(figure(2, 5, 0), { n: 500, mean: 3, sd: 1 }))).toMatchObject({ word: 'tooFew' })
})

test('the direction says what better is; where there is none, above and below are all that is said [D-88]', () => {
  const longer = (direction: Comparison['direction']) =>
    wordOf(comparison(figure(200, 14.5, 6), { n: 4000, mean: 8.1, sd: 5 }, { direction }))?.word
  expect([longer('higher'), longer('lower'), longer('neutral')]).toEqual(['better', 'worse', 'above'])
})

test('a difference below a tenth of a standard deviation is none in practice, however sure it is', () => {
  expect(wordOf(comparison(figure(50_000, 3.95, 1), { n: 500_000, mean: 3.9, sd: 1 }))).toMatchObject({ word: 'alike' })
  expect(wordOf(comparison(figure(50_000, 4.05, 1), { n: 500_000, mean: 3.9, sd: 1 }))).toEqual({
    word: 'better',
    isClear: true,
  })
})

test('without a spread of its own the benchmark is judged by that of all rows of the chart', () => {
  const item = {
    name: 'q',
    label: sameWords('q'),
    keys: ['q'],
    scale: null,
    direction: 'higher' as const,
    turned: [],
    levels: [],
  }
  const figures = [figure(100, 4, 1), figure(100, 3, 1)]
  const [first] = comparisonsOf(item, figures, [null, { n: null, mean: 3, sd: null }])
  // R: sd(c(a, b)) of two groups of 100 with means 4 and 3 and sd 1.
  expect(apart(first?.spread, Math.sqrt((99 + 99 + 200 * 0.25) / 199))).toBeLessThanOrEqual(1e-9)
  expect(judge(comparisonsOf(item, figures, [{ n: null, mean: 3, sd: null }]))).toBe(2)
  expect(figures.map(({ verdict }) => verdict?.word)).toEqual(['better', 'alike'])
})

test('of many groups one small p is none: it is adjusted for their number [D-88]', () => {
  const benchmark = { n: 5000, mean: 3, sd: 1 }
  const odd = comparison(figure(100, 3.22, 1), benchmark)
  expect(wordOf(odd)?.word).toBe('better')
  const others = Array.from({ length: 119 }, (_, place) => comparison(figure(100, 3 + (place % 3) / 50, 1), benchmark))
  expect(judge([odd, ...others])).toBe(120)
  expect(odd.figure.verdict).toEqual({ word: 'unclear', isClear: false })
})
