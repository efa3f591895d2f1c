import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeepEqualUnordered } from './isDeepEqualUnordered.ts'

test('lists in another order are equal [FORM-09, FORM-10, D-37]', () => {
  expect(isDeepEqualUnordered([3, 1, 2], [1, 2, 3])).toBe(true)
  const one = [
    { object_id: 1, role: 1 },
    { object_id: 2, role: null },
  ]
  expect(
    isDeepEqualUnordered(one, [
      { role: null, object_id: 2 },
      { role: 1, object_id: 1 },
    ]),
  ).toBe(true)
})

test.each([
  [
    [1, 2],
    [1, 2, 2],
  ],
  [[1], ['1']],
  [{ a: 1 }, { a: 2 }],
  ['a', 'A'],
  [0, null],
  [false, null],
])('%j and %j differ', (one, other) => {
  expect(isDeepEqualUnordered(one, other)).toBe(false)
})

test('all empty values are equal', () => {
  expect(isDeepEqualUnordered(null, '')).toBe(true)
  expect(isDeepEqualUnordered(undefined, null)).toBe(true)
})

test('any JSON equals itself with its lists shuffled', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      expect(isDeepEqualUnordered(values, values.toReversed())).toBe(true)
    }),
  )
})
