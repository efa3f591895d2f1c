import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, withoutApostrophe } from './csvText.ts'

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '  =1', '\u00a0=1', '\ufeff=1', '\0=1', '＝1', '＋1', '－1', '＠x', '=a\nb', "'=1"])('%j cannot become a formula [D-17, F11]', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
})

test.each(['-1', '-1.5', '+3', '+41791234567', '12'])('%s stays as it is in a column of numbers or phones only [D-17, F11]', (text) => {
  expect(csvCell(text, true)).toBe(text)
})

test.each(['-1+cmd', '=1', '@x', '+4179123456a'])('%s is no number, also in a column of numbers [F11]', (text) => {
  expect(csvCell(text, true)).toBe(`'${text}`)
})

test('quotes, semicolons and line breaks are quoted by RFC 4180 [F12]', () => {
  expect(csvLine(['a"b', 'c;d', 'e\nf', ' g', 'h'])).toBe('"a""b";"c;d";"e\nf";" g";h\r\n')
})

test('no written cell starts as a formula, and reading gives back what was written [F11, F12]', () => {
  const danger = /^[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", ' ', '\t', '\r', '\n', '"', ';', '＝', '\ufeff', 'a', '1') }))
  fc.assert(
    fc.property(text, (cell) => {
      const written = csvCell(cell)
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      expect(read).not.toMatch(danger)
      expect(withoutApostrophe(read)).toBe(cell)
    }),
    { numRuns: 2000 },
  )
})
