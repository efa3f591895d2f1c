import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showNumber } from './numbers.ts'

test('thousands are parted by an apostrophe [CONST-04]', () => {
  expect(showNumber(1_234_567)).toBe("1'234'567")
  expect(showNumber(-1234.5)).toBe("-1'234.5")
  expect(showNumber(999)).toBe('999')
})

test('a whole number looks as the browser would show it [CONST-04]', () => {
  const swiss = new Intl.NumberFormat('de-CH')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(showNumber(value)).toBe(swiss.format(value).replaceAll('’', "'"))
    }),
  )
})

test.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY])(
  '%j is no number and shows a dash',
  (value) => {
    expect(showNumber(value)).toBe('-')
  },
)
