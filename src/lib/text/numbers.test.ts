import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showNumber } from './numbers.ts'

test('separates thousands by an apostrophe [CONST-04]', () => {
  expect(showNumber(1_234_567)).toBe("1'234'567")
  expect(showNumber(-1234.5)).toBe("-1'234.5")
  expect(showNumber(999)).toBe('999')
})

test('formats a whole number like the browser [CONST-04]', () => {
  const swiss = new Intl.NumberFormat('de-CH')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(showNumber(value)).toBe(swiss.format(value).replaceAll('’', "'"))
    }),
  )
})

test.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for %j', (value) => {
  expect(showNumber(value)).toBe('-')
})
