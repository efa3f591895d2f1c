// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/signals.json'
import { beginsCentre, type BinFigure, signalKinds, getSignals } from './signals.ts'

const sides = { up: 1, down: -1 }
const bin = (mean: number, n = 50, sd = 1): BinFigure => ({ n, answers: null, mean, sd })
const getMarks = (bins: (BinFigure | null)[], kind: (typeof signalKinds)[number]) =>
  getSignals(bins)?.marks.flatMap((own, place) => (own.some((one) => one.kind === kind) ? [place] : []))
/** A number of bins that vary a little around 3. */
const calm = (count: number) => Array.from({ length: count }, (_, place) => bin(3 + (place % 2 === 0 ? 0.05 : -0.05)))

test('centre, limits and every signal equal those of R', () => {
  expect(reference.length).toBe(40)
  for (const { isShare, n, mean, sd, centre, low, high, ...expected } of reference) {
    const bins = n.map((count, place): BinFigure => bin(mean[place] ?? 0, count, sd[place] ?? 0))
    const found = getSignals(bins, isShare)
    expect(found?.centre).toBeCloseTo(centre, 11)
    for (const [place, limits] of (found?.limits ?? []).entries()) {
      expect(limits?.[0]).toBeCloseTo(low[place] ?? 0, 10)
      expect(limits?.[1]).toBeCloseTo(high[place] ?? 0, 10)
    }
    for (const kind of signalKinds)
      expect(
        found?.marks.map((own) => own.flatMap((one) => (one.kind === kind ? sides[one.side] : []))[0] ?? 0),
      ).toEqual(expected[kind === 'outside' ? 'outside' : 'shift'])
  }
  for (const kind of signalKinds) expect(reference.some((one) => one[kind].some((side) => side !== 0))).toBe(true)
})

test('twelve bins are required', () => {
  expect(getSignals(calm(11))).toBeNull()
  const run = Array.from({ length: 9 }, () => bin(3.1))
  const withGap = [...calm(12), ...run.slice(0, 4), null, ...run.slice(4)]
  expect(getMarks(withGap, 'shift')).toEqual([12, 13, 14, 15, 17, 18, 19, 20, 21])
  expect([getSignals(withGap)?.limits[16], getSignals(withGap)?.isJudged[16]]).toEqual([null, false])
})

test('nine in a row on one side are a signal', () => {
  const of = (length: number) => getMarks([...calm(20), ...Array.from({ length }, () => bin(3.1))], 'shift')
  expect([of(8), of(9)?.length]).toEqual([[], 9])
})

test('marks only the last of several runs', () => {
  const run = (mean: number, length: number) => Array.from({ length }, () => bin(mean))
  expect(getMarks([...run(3.1, 12), ...run(2.9, 10)], 'shift')).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
})

test('limits depend on the number of answers in a bin', () => {
  const at = (n: number) => getMarks([...calm(20), bin(3.4, n)], 'outside')
  expect([at(10), at(1000)]).toEqual([[], [20]])
})

test('steadily rising bins are no signal', () => {
  const rising = Array.from({ length: 8 }, (_, place) => bin(2.965 + place / 100))
  const near = [3.4, 3, 3.4, 2.6, 3, 2.6].map((mean) => bin(mean))
  for (const bins of [
    [...calm(14), ...rising],
    [...calm(20), ...near],
  ])
    expect(getSignals(bins)?.marks.flat()).toEqual([])
})

test('has no limits if answers within bins are all the same', () => {
  for (const bins of [calm(24), Array.from({ length: 24 }, () => bin(4.2))].map((all) =>
    all.map((one) => ({ ...one, sd: 0 })),
  )) {
    const found = getSignals(bins)
    expect([found?.isFlat, found?.marks.flat(), found?.limits.filter(Boolean)]).toEqual([true, [], []])
  }
})

test('means that differ only by rounding are on no side', () => {
  const bins = Array.from({ length: 24 }, (_, place) => bin((4.2 * (place + 7) + 4.2) / (place + 8), 10 + place))
  expect(new Set(bins.map(({ mean }) => mean)).size).toBeGreaterThan(1)
  expect(getSignals(bins)?.marks.flat()).toEqual([])
  const halves = Array.from({ length: 24 }, (_, place) => bin(place < 12 ? 4.2 : 4.2 + 1e-12))
  expect(getSignals(halves)?.marks.flat()).toEqual([])
})

test.each([0, 0.8])('a line of equal means has no signal, whatever its mean: spread %d', (sd) => {
  for (let cent = 1; cent <= 500; cent += 1)
    for (const count of [12, 13, 24, 36]) {
      const bins = Array.from({ length: count }, (_, place) => bin(cent / 100, 10 + (place % 7), sd))
      expect(getSignals(bins)?.marks.flat()).toEqual([])
    }
})

test('limits of finite figures are finite or null', () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true })
  const one = fc.record({
    n: fc.integer({ min: 10, max: 1_000_000 }),
    answers: fc.constant(null),
    mean: any,
    sd: fc.option(fc.double({ min: 0, max: Number.MAX_VALUE, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(fc.option(one), { minLength: 12, maxLength: 40 }), fc.boolean(), (bins, isShare) => {
      const own = isShare ? bins.map((bin) => bin && { ...bin, mean: Math.abs(bin.mean) % 1 }) : bins
      const found = getSignals(own, isShare)
      const figures = [found?.centre ?? 0, ...(found?.limits.flatMap((limits) => limits ?? []) ?? [])]
      expect(figures.every(Number.isFinite)).toBe(true)
    }),
  )
})

test('bins before and after a new centre have the centres and limits of R, each by themselves', () => {
  const means = reference.filter(({ isShare, n }) => !isShare && n.length >= 12)
  let pairs = 0
  for (const [place, earlier] of means.entries()) {
    const later = means[place + 1]
    if (!later) continue
    // Lifted by more than any scatter: a run that lasts.
    const lift = 3
    const bins = [
      ...earlier.n.map((count, at) => bin(earlier.mean[at] ?? 0, count, earlier.sd[at] ?? 0)),
      ...later.n.map((count, at) => bin((later.mean[at] ?? 0) + lift, count, later.sd[at] ?? 0)),
    ]
    const from = earlier.n.length
    expect(beginsCentre(bins, from)).toBe(true)
    const found = getSignals(bins, false, from)
    expect(found?.restart?.place).toBe(from)
    expect(found?.restart?.before).toBeCloseTo(earlier.centre, 11)
    expect(found?.centre).toBeCloseTo(later.centre + lift, 11)
    for (const [at, limits] of (found?.limits ?? []).entries()) {
      const [one, own] = at < from ? [earlier, at] : [later, at - from]
      expect(limits?.[0]).toBeCloseTo((one.low[own] ?? 0) + (at < from ? 0 : lift), 10)
      expect(limits?.[1]).toBeCloseTo((one.high[own] ?? 0) + (at < from ? 0 : lift), 10)
    }
    pairs += 1
  }
  expect(pairs).toBeGreaterThan(10)
})

test('a new centre begins only with a run that lasts', () => {
  const lifted = Array.from({ length: 14 }, (_, place) => bin(4 + (place % 2) / 20))
  const line = [...calm(14), ...lifted]
  expect(beginsCentre(line, 14)).toBe(true)
  // Not at another day, and not before the run has lasted.
  expect([0, 5, 13].map((from) => beginsCentre(line, from))).toEqual([false, false, false])
  expect(beginsCentre(line.slice(0, 22), 14)).toBe(false)
  expect(getSignals(line, false, 13)).toEqual(getSignals(line))
  expect(getSignals(line, false, 14)?.marks.flat()).toEqual([])
  // Too few bins for limits of their own: a centre, and no judgement.
  const short = getSignals(line.slice(0, 24), false, 14)
  expect([short?.centre.toFixed(2), short?.isJudged.slice(14).some(Boolean), short?.limits[20]]).toEqual([
    '4.03',
    false,
    null,
  ])
})
