import { expect, test } from 'vitest'
import { isDeepEqual } from './isDeepEqual.ts'

test.each([
  [[1, 2], [2, 1], false],
  [{ a: [1], b: '' }, { b: '', a: [1] }, true],
  [{ a: '' }, { a: null }, false],
  [null, '', true],
  [undefined, null, true],
])('in order, %j and %j are equal: %s', (one, other, isSame) => {
  expect(isDeepEqual(one, other)).toBe(isSame)
})
