import { expect, test } from 'vitest'
import { getNumber } from './values.ts'

test('reads a number in every notation and nothing else', () => {
  expect(['1', '-1.5', '2.', '.5', '1e3', '+7', ' 3 '].map(getNumber)).toEqual([1, -1.5, 2, 0.5, 1000, 7, 3])
  expect(['', '.', 'e3', '1.2.3', '1,5', 'x'].map(getNumber)).toEqual([null, null, null, null, null, null])
})

test('rejects a million digits that are no number in linear time', () => {
  expect(getNumber(`${'1'.repeat(1_000_000)}x`)).toBeNull()
})
