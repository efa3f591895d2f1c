import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, safeCell, withoutApostrophe } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  '  =1',
  '\u00a0=1',
  '\ufeff=1',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '=a\nb',
  "'=1",
])('%j cannot become a formula [D-17, F11]', (text) => {
  expect(safeCell(text)).toBe(`'${text}`)
  expect(csvText([[text]]).replace(/^"/, '')).toMatch(/^'/)
})

test.each(['-1', '-1.5', '+3', '+41791234567', '12'])(
  '%s stays as it is in a column of numbers or phones only [D-17, F11]',
  (text) => {
    expect(csvText([[text, text]], [true, false])).toBe(`${text};${safeCell(text)}\r\n`)
  },
)

test.each(['-1+cmd', '=1', '@x', '+4179123456a'])('%s is no number, also in a column of numbers [F11]', (text) => {
  expect(csvText([[text]], [true])).toBe(`'${text}\r\n`)
})

test('quotes, semicolons and line breaks are quoted by RFC 4180, numbers are numbers, nothing is nothing [F12]', () => {
  expect(csvText([['a"b', 'c;d', 'e\nf', ' g', 'h'], [-1.5, null, 0], []])).toBe(
    '"a""b";"c;d";"e\nf";" g";h\r\n-1.5;;0\r\n\r\n',
  )
  expect(csvText([])).toBe('')
})

test('no written cell starts as a formula, and reading gives back what was written [F11, F12]', () => {
  const danger = /^[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
  const text = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', "'", ' ', '\t', '\r', '\n', '"', ';', '＝', '\ufeff', 'a', '1'),
    }),
  )
  fc.assert(
    fc.property(text, (cell) => {
      const written = csvText([[cell]]).slice(0, -2)
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      expect(read).not.toMatch(danger)
      expect(withoutApostrophe(read)).toBe(cell)
    }),
    { numRuns: 2000 },
  )
})
