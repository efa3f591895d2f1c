import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getChoices } from './choices.ts'
import { Range } from './Range.ts'
import { attribute, measureTable, source } from './testRows.ts'

const getEnds = (values: readonly number[], hideBelow: number) => {
  const range = new Range(hideBelow)
  for (const value of values) range.take(value, 1)
  return range.ends(false)
}

test('the range is that of the values if nothing is withheld', () => {
  expect(getEnds([70, 3, 41], 0)).toEqual([3, 70])
  expect(getEnds([], 0)).toBeNull()
})

test('fewer people than the limit change no end of a range [R07]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 40 }),
      fc.array(fc.tuple(fc.constantFrom(-1, 1), fc.integer({ min: 101, max: 100_000 })), { maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(-1, 1), fc.integer({ min: 101, max: 100_000 })), { maxLength: 4 }),
      (values, some, others) => {
        const five = 5
        // The result does not depend on who the outermost people are, and however far out.
        const outside = (extremes: readonly (readonly [number, number])[]) => [
          ...values,
          ...some.map(([side], place) => side * (extremes[place]?.[1] ?? 101)),
        ]
        expect(getEnds(outside(others), five)).toEqual(getEnds(outside(some), five))
      },
    ),
  )
})

test('a filter shows no single oldest patient or last day to those who may not see small groups [R07]', () => {
  const of = source([
    attribute('birth', 'number', { scale: { min: 1900, max: 2020, reversed: false } }),
    attribute('day', 'date'),
  ])
  const rows = Array.from({ length: 30 }, (_, place) => ({
    birth: 1950 + place,
    day: `2025-03-${String(place + 1).padStart(2, '0')}`,
  }))
  const own = [measureTable([{ birth: 1909, day: '2024-01-17' }, ...rows], of)]
  expect(getChoices('birth', [], 'de', own)).toMatchObject({ from: 1909, to: 1979 })
  expect(getChoices('birth', [], 'de', own, 5)).toMatchObject({ from: 1950, to: 1980 })
  expect(getChoices('day', [], 'de', own)).toMatchObject({ from: '2024-01-17', to: '2025-03-30' })
  expect(getChoices('day', [], 'de', own, 5)).toMatchObject({ from: '2025-03-01', to: '2025-03-31' })
  const few = [measureTable(rows.slice(0, 9), of)]
  expect(getChoices('birth', [], 'de', few, 5)).toMatchObject({ from: null, to: null })
})
