import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { directions } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import reference from '#evaluation/counting/reference/verdicts.json'
import { getFigure } from './figure.ts'
import { normalTails, studentTails } from './probability.ts'
import { type Comparison, adjust, getComparisons, isYesOrNo, judge, getP, getSize } from './verdicts.ts'

/** The relative difference of two figures to that of R. */
function apart(ours: unknown, theirs: number): number {
  return Math.abs(Number(ours) - theirs) / Math.max(Math.abs(theirs), 1e-12)
}

function figure(n: number, mean: number, sd: number): Figure {
  const counted = { n: 0, invalid: 0, tally: null, levels: new Float64Array(), people: null }
  return { ...getFigure(counted), n, mean, sd, error: sd > 0 ? sd / Math.sqrt(n) : null }
}

function comparison(own: Figure, benchmark: Comparison['benchmark'], more: Partial<Comparison> = {}): Comparison {
  return { figure: own, benchmark, spread: null, direction: 'higher', isShare: false, ...more }
}

const getWord = (one: Comparison) => {
  judge([one])
  return one.figure.verdict
}

test('tails of the normal and of Student’s distribution equal those of R', () => {
  for (const [z, p] of reference.normal) expect(apart(normalTails(z ?? 0), p ?? 0)).toBeLessThanOrEqual(1e-9)
  for (const [freedom, t, p] of reference.student)
    expect(apart(studentTails(t ?? 0, freedom ?? 0), p ?? 0)).toBeLessThanOrEqual(1e-9)
})

test('the tail of a huge number is zero', () => {
  for (const far of [1e200, -1e200, Number.POSITIVE_INFINITY])
    expect([normalTails(far), studentTails(far, 12)]).toEqual([0, 0])
  expect([normalTails(Number.NaN), studentTails(Number.NaN, 12)]).toEqual([Number.NaN, Number.NaN])
})

test('p of means and shares equal those of R', () => {
  for (const { n, mean, sd, N, mu, sigma, p } of reference.means)
    expect(apart(getP(comparison(figure(n, mean, sd), { n: N, mean: mu, sd: sigma })), p)).toBeLessThanOrEqual(1e-9)
  for (const { n, k, N, mu, p } of [...reference.shares, ...reference.rare, ...reference.many]) {
    const sd = Math.sqrt(((k / n) * (1 - k / n) * n) / (n - 1))
    expect(
      apart(getP(comparison(figure(n, k / n, sd), { n: N, mean: mu, sd: null }, { isShare: true })), p),
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
])('%i answers next to a benchmark of %s are %s', (n, benchmarkN, word) => {
  expect(getWord(comparison(figure(n, 4.6, 0.6), { n: benchmarkN, mean: 3.1, sd: 0.9 }))).toMatchObject({ word })
})

test('answers that are all the same have no verdict', () => {
  expect(getWord(comparison(figure(40, 4, 0), { n: 500, mean: 3, sd: 1 }))).toBeNull()
  expect(getWord(comparison(figure(2, 5, 0), { n: 500, mean: 3, sd: 1 }))).toMatchObject({ word: 'tooFew' })
})

test('without a direction the verdict is only above or below [D-88]', () => {
  const longer = (direction: Comparison['direction']) =>
    getWord(comparison(figure(200, 14.5, 6), { n: 4000, mean: 8.1, sd: 5 }, { direction }))?.word
  expect([longer('higher'), longer('lower'), longer('neutral')]).toEqual(['better', 'worse', 'above'])
})

test('a difference below a tenth of a standard deviation is irrelevant', () => {
  expect(getWord(comparison(figure(50_000, 3.95, 1), { n: 500_000, mean: 3.9, sd: 1 }))).toMatchObject({
    word: 'alike',
  })
  expect(getWord(comparison(figure(50_000, 4.05, 1), { n: 500_000, mean: 3.9, sd: 1 }))).toEqual({
    word: 'better',
    isClear: true,
  })
})

const item = {
  name: 'q',
  label: sameWords('q'),
  keys: ['q'],
  scale: null,
  direction: 'higher' as const,
  turned: [],
  levels: [],
}

const yesOrNo = {
  scale: { min: 0, max: 1, reversed: false },
  levels: ['nein', 'ja'].map((label, value) => ({ value, label: sameWords(label) })),
}

function getDirection(text: string): Comparison['direction'] {
  return directions.find((direction) => direction === text) ?? 'neutral'
}

test('a benchmark without a spread is judged by that of all rows of the chart', () => {
  const figures = [figure(100, 4, 1), figure(100, 3, 1)]
  const [first] = getComparisons(item, figures, [undefined, null, { n: null, mean: 3, sd: null }])
  // R: sd(c(a, b)) of two groups of 100 with means 4 and 3 and sd 1.
  expect(apart(first?.spread, Math.sqrt((99 + 99 + 200 * 0.25) / 199))).toBeLessThanOrEqual(1e-9)
  expect(judge(getComparisons(item, figures, [{ n: null, mean: 3, sd: null }]))).toBe(2)
  expect(figures.map(({ verdict }) => verdict?.word)).toEqual(['better', 'alike'])
})

test.each<[string, Figure[], number | null]>([
  // R: sd of 100 with mean 4 and sd 2, and of 50 with mean 1 and sd 3.
  ['of two groups', [figure(100, 4, 2), figure(50, 1, 3)], Math.sqrt((99 * 4 + 49 * 9 + 100 * 1 + 50 * 4) / 149)],
  ['of groups of which one has figures', [figure(100, 4, 2), { ...figure(50, 0, 0), mean: null, sd: null }], 2],
  ['of answers that are all the same', [figure(100, 4, 0), figure(50, 4, 0)], null],
  ['of one answer', [figure(1, 4, 0)], null],
  ['of nobody', [], null],
])('the spread %s is that of all their answers', (_of, own, sd) => {
  // The first is compared in any case, so that its spread can be read.
  const [first] = getComparisons(item, own.length > 0 ? own : [{ ...figure(0, 0, 0), mean: null }], [
    { n: null, mean: 3, sd: null },
  ])
  if (sd === null) expect(first?.spread).toBeNull()
  else expect(apart(first?.spread, sd)).toBeLessThanOrEqual(1e-9)
})

test.each([
  ['0 and 1', { min: 0, max: 1 }, 2, true],
  ['0, 1 and a value outside the scale', { min: 0, max: 1 }, 3, true],
  ['0 to 2 with two labelled', { min: 0, max: 2 }, 2, false],
  ['1 alone', { min: 1, max: 1 }, 2, false],
  ['two labelled options', null, 2, false],
])('a question answered by %s has a share as its mean, or none', (_what, scale, count, isShare) => {
  const levels = Array.from({ length: count }, (_, value) => ({
    value: String(value),
    label: sameWords(String(value)),
  }))
  const requested = { ...item, scale: scale && { ...scale, reversed: false }, levels }
  expect(isYesOrNo(requested)).toBe(isShare)
  expect(getComparisons(requested, [figure(20, 0.5, 0.5)], [{ n: 50, mean: 0.4, sd: null }])[0]?.isShare).toBe(isShare)
})

test('numbers between 0 and 1 are no shares', () => {
  const level = (value: number) => ({ value, label: sameWords(String(value)) })
  const scale = { min: 0, max: 1, reversed: false }
  expect(isYesOrNo({ scale, levels: [0, 0.5, 1].map(level) })).toBe(false)
  expect([isYesOrNo({ scale: null, levels: [], isBinary: true }), isYesOrNo({ scale: null, levels: [] })]).toEqual([
    true,
    false,
  ])
})

test.each([...reference.charts.entries()])(
  'the verdicts on all groups of chart %i equal those of R [D-88]',
  (_, { isShare, direction, n, mean, sd, N, mu, sigma, verdicts }) => {
    const requested = isShare ? { ...item, scale: yesOrNo.scale, levels: yesOrNo.levels } : item
    const figures = n.map((count, place) => figure(count, mean[place] ?? 0, sd[place] ?? 0))
    const comparisons = getComparisons({ ...requested, direction: getDirection(direction) }, figures, [
      { n: N, mean: mu, sd: sigma },
    ])
    const made = judge(comparisons)
    expect(figures.map(({ verdict }) => verdict && { word: verdict.word, isClear: verdict.isClear })).toEqual(verdicts)
    expect(made).toBe(verdicts.filter((said) => said !== null && said.word !== 'tooFew').length)
  },
)

test('the charts cover every verdict, means, shares and incomplete benchmarks', () => {
  const words = reference.charts.flatMap(({ verdicts }) => verdicts.flatMap((said) => said?.word ?? []))
  expect([...new Set(words)].toSorted()).toEqual(['above', 'alike', 'below', 'better', 'tooFew', 'unclear', 'worse'])
  const kinds = reference.charts.map(({ isShare, N, sigma }) => [isShare, N === null, sigma === null].join())
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(5)
})

test('shares differ by Cohen’s h', () => {
  const share = (own: number, of: number) =>
    comparison(figure(50_000, own, Math.sqrt(own * (1 - own))), { n: 500_000, mean: of, sd: null }, { isShare: true })
  expect(getSize(share(0.5, 0.25))).toBeCloseTo(Math.PI / 6, 12)
  expect(getSize(share(0.25, 0.5))).toBeCloseTo(Math.PI / 6, 12)
  // A rounded share of the server may be a little outside.
  expect(getSize(share(0.5, 1.000_000_1))).toBeCloseTo(Math.PI / 2, 12)
  expect(getSize(share(0.5, -0.000_000_1))).toBeCloseTo(Math.PI / 2, 12)
  expect(getWord(share(0.52, 0.5))).toEqual({ word: 'alike', isClear: false })
  expect(getWord(share(0.05, 0.03))).toEqual({ word: 'better', isClear: true })
})

test('shares of all or nobody are either the same or certainly different', () => {
  const share = (own: number, of: number) =>
    getP(comparison(figure(20, own, 0.3), { n: null, mean: of, sd: null }, { isShare: true }))
  expect([share(1, 1), share(0, 0), share(0.9, 1), share(0.1, 0), share(0.9, 1.1)]).toEqual([1, 1, 0, 0, 0])
})

test('the size of a difference uses the spread of the benchmark, or else its own', () => {
  const size = (own: number, sd: number | null) => getSize(comparison(figure(100, 4, own), { n: 500, mean: 3, sd }))
  expect([size(4, 2), size(4, null), size(4, 0), size(0, null)]).toEqual([0.5, 0.25, 0.25, null])
})

test.each([
  [0.1, 0],
  [3.1, 3],
  // In floating point this is a little less than a tenth.
  [4.1, 4],
])('a tenth of a standard deviation is a difference: %d next to %d', (own, mean) => {
  expect(getWord(comparison(figure(1_000_000, own, 1), { n: null, mean, sd: 1 }))?.word).toBe('better')
})

test.each([
  ['higher', 'worse'],
  ['lower', 'better'],
  ['neutral', 'below'],
] as const)('if %s is better, a mean below the benchmark is %s', (direction, word) => {
  const below = (n: number) => getWord(comparison(figure(n, 2.5, 1), { n: 5000, mean: 3, sd: 1 }, { direction }))
  expect(below(500)).toEqual({ word, isClear: true })
  // p = 0.012: significant, but not highly.
  expect(below(25)).toEqual({ word, isClear: false })
})

test('there is no verdict without anything to test', () => {
  const benchmark = { n: 500, mean: 3, sd: null }
  expect(getWord(comparison(figure(9, 4, 1), benchmark))).toEqual({ word: 'tooFew', isClear: false })
  expect(getWord(comparison({ ...figure(0, 0, 0), mean: null, sd: null }, benchmark))).toBeNull()
  // Neither the benchmark nor the chart has a spread.
  expect(getWord(comparison(figure(40, 4, 1), benchmark))).toBeNull()
})

test.each([0, 1e-17])('a benchmark of sd %s is judged by the spread of all rows', (sd) => {
  const others = () =>
    [4.6, 4.3, 4.1, 3.9, 3.2].map((mean) => comparison(figure(60, mean, 0.8), { n: 500, mean: 4, sd: 0.9 }))
  const [alone, beside] = [others(), others()]
  judge(alone)
  const [without] = getComparisons(item, [figure(40, 4, 0.7)], [{ n: 500, mean: 4.1, sd }])
  expect(without && getP(without)).toBe(getP(comparison(figure(40, 4, 0.7), { n: 500, mean: 4.1, sd: 0.7 })))
  expect(judge([...beside, ...(without ? [without] : [])])).toBe(6)
  expect(beside.map(({ figure: own }) => own.verdict)).toEqual(alone.map(({ figure: own }) => own.verdict))
  expect(without?.figure.verdict).toEqual({ word: 'unclear', isClear: false })
})

test('a comparison without any spread has no verdict', () => {
  const odd = [0, 1e-17].map((sd) => comparison(figure(40, 4, 0), { n: 500, mean: 4.1, sd }))
  const usual = comparison(figure(60, 4.6, 0.8), { n: 500, mean: 4, sd: 0.9 })
  expect(judge([...odd, usual])).toBe(1)
  expect([...odd, usual].map(({ figure: own }) => own.verdict)).toEqual([null, null, { word: 'better', isClear: true }])
})

test('a mean that differs from the benchmark only by rounding is no difference', () => {
  const same = comparison(figure(1_000_000, 0.1 + 0.2, 0.001), { n: null, mean: 0.3, sd: 0.001 })
  expect([getP(same), getWord(same)?.word]).toEqual([1, 'alike'])
})

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const anySize = fc.double({ min: 0, max: Number.MAX_VALUE, noNaN: true })
const anyCount = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 1_000_000_000 }))
const anyComparison = fc
  .record({ n: anyCount, mean: anyNumber, sd: anySize, mu: anyNumber, isShare: fc.boolean() })
  .chain(({ n, mean, sd, mu, isShare }) => {
    const own = isShare ? Math.round((Math.abs(mean) % 1) * n) / Math.max(n, 1) : mean
    return fc.record({
      figure: fc.constant(figure(n, own, sd)),
      benchmark: fc.record({
        n: fc.option(anyCount),
        mean: fc.constant(isShare ? Math.abs(mu) % 1 : mu),
        sd: fc.option(fc.oneof(fc.constant(0), anySize)),
      }),
      spread: fc.option(anySize),
      direction: fc.constantFrom(...directions),
      isShare: fc.constant(isShare),
    })
  })

test('p and size of a difference of finite figures are finite or null', () => {
  fc.assert(
    fc.property(fc.array(anyComparison, { maxLength: 6 }), (all) => {
      for (const one of all) {
        const [p, size] = [getP(one), getSize(one)]
        if (typeof p === 'number') expect(p >= 0 && p <= 1).toBe(true)
        if (size !== null) expect(Number.isFinite(size)).toBe(true)
      }
      expect(judge(all)).toBe(all.filter((one) => typeof getP(one) === 'number').length)
    }),
    { numRuns: 1000 },
  )
})

test('adjusts p for the number of groups [D-88]', () => {
  const benchmark = { n: 5000, mean: 3, sd: 1 }
  const odd = comparison(figure(100, 3.22, 1), benchmark)
  expect(getWord(odd)?.word).toBe('better')
  const others = Array.from({ length: 119 }, (_, place) => comparison(figure(100, 3 + (place % 3) / 50, 1), benchmark))
  expect(judge([odd, ...others])).toBe(120)
  expect(odd.figure.verdict).toEqual({ word: 'unclear', isClear: false })
})
