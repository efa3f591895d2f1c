// @vitest-environment node
import { expect, test } from 'vitest'
import { parseNumber } from './parseNumber.ts'

test.each([
  ['1234', 1234],
  ["1'234", 1234],
  ['1’234’567.5', 1234567.5],
  [' -3 ', -3],
  ['−3', -3],
  ['0.10', 0.1],
  ['007', 7],
])('%j is the number %d [L06]', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test.each(['', 'abc', '1,5', "1'23", '1e3', '0x10', '1.2.3', 'NaN', 'Infinity', '--1', '12 34'])('%j is no number [L06]', (text) => {
  expect(parseNumber(text)).toBeNaN()
})

test('a whole number has no point', () => {
  expect(parseNumber('1.5', true)).toBeNaN()
  expect(parseNumber("12'000", true)).toBe(12000)
})
