import { expect, test } from 'vitest'
import { readFlag } from './readFlag.ts'

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['True', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  [2, null],
  ['yes', null],
  ['', null],
  [' 1', null],
  [null, null],
  [undefined, null],
  [[1], null],
  [{}, null],
])('parses %j as %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag)
})
