import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showNumber } from '#lib/text/numbers.ts'
import { parseNumber } from './parseNumber.ts'

test('parses formatted numbers with either apostrophe [L06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(parseNumber(showNumber(value))).toBe(value)
      expect(parseNumber(showNumber(value).replaceAll("'", '’'))).toBe(value)
    }),
  )
})

test.each(['', 'zwölf', '1e3', '1.2.3', "12'34", '0x10', '=1'])('rejects %j', (text) => {
  expect(parseNumber(text)).toBeNaN()
})
