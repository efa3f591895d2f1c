import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, showNumber } from './numbers.ts'

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

test.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY])('%j is no number and shows a dash', (value) => {
  expect(showNumber(value)).toBe('-')
})

test('what is shown can be read again, with either apostrophe [L06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(readNumber(showNumber(value))).toBe(value)
      expect(readNumber(showNumber(value).replaceAll("'", '’'))).toBe(value)
    }),
  )
})

test.each(['', 'zwölf', '1e3', '1.2.3', "12'34", '0x10', '=1'])('%j is refused', (text) => {
  expect(readNumber(text)).toBeUndefined()
})
