// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/signals.json'
import { momentsOf } from './moments.ts'
import { signalKinds, signalsOf } from './signals.ts'

const sides = { up: 1, down: -1 }

test('centre, limits and every signal are those of R', () => {
  expect(reference.length).toBe(48)
  for (const { values, centre, low, high, ...expected } of reference) {
    const found = signalsOf(values)
    expect(found?.centre).toBeCloseTo(centre, 9)
    expect(found?.low).toBeCloseTo(low, 9)
    expect(found?.high).toBeCloseTo(high, 9)
    const marks = Object.fromEntries(
      signalKinds.map((kind) => [
        kind,
        found?.marks.map((own) => own.flatMap((one) => (one.kind === kind ? sides[one.side] : []))[0] ?? 0),
      ]),
    )
    expect(marks).toEqual(expected)
  }
  for (const kind of signalKinds) expect(reference.some((one) => one[kind].some((side) => side !== 0))).toBe(true)
})

test('twelve values are needed; what is missing is left out and bears no signal', () => {
  const rising = Array.from({ length: 12 }, (_, place) => place)
  expect(signalsOf(rising.slice(1))).toBeNull()
  const withGap = [...rising.slice(0, 3), null, ...rising.slice(3)]
  const found = signalsOf(withGap)
  expect(found?.centre).toBe(5.5)
  expect(found?.marks[3]).toEqual([])
  expect(found?.marks.filter((own) => own.some(({ kind }) => kind === 'trend'))).toHaveLength(12)
})

test('a line that does not vary bears no signal, whatever its value and however its sums are rounded', () => {
  for (let value = 1; value <= 500; value += 1)
    for (const bins of [12, 13, 24, 36]) {
      const found = signalsOf(Array.from({ length: bins }, () => value / 100))
      expect(found?.marks.flat()).toEqual([])
    }
})

test('means that are the same but for their number of answers bear no signal', () => {
  // 4.2 of five answers, of ten, of fifteen …: their sums are rounded differently.
  const means = Array.from({ length: 24 }, (_, bin) => {
    const of = (1 + (bin % 5)) * 3
    const [values, counts] = [Float64Array.of(4.1, 4.3), Float64Array.of(of, of)]
    return momentsOf({ values, counts }).mean ?? 0
  })
  const sums = means.map((mean, bin) => (mean * (bin + 7) + mean) / (bin + 8))
  expect(new Set(sums).size).toBeGreaterThan(1)
  expect(signalsOf(sums)?.marks.flat()).toEqual([])
})

test('whatever finite values a line has, its limits are finite or there are none', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 12 }), (values) => {
      const found = signalsOf(values)
      const isFinite = [found?.centre, found?.low, found?.high].every(Number.isFinite)
      expect(found === null || isFinite).toBe(true)
    }),
  )
})
