// @vitest-environment node
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/signals.json'
import { signalKinds, signalsOf } from './signals.ts'

const sides = { up: 1, down: -1 }

test('centre, limits and every signal are those of R', () => {
  expect(reference.length).toBe(42)
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
