import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteOrderMark, csvText, safeCell, withoutApostrophe } from './csv.ts'

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

test.each(['-1', '-1.5', '-12.75', '-3,25', '+3', '+41791234567', '12'])(
  'keeps %s in a column of numbers or phones only [D-17, F11]',
  (text) => {
    expect(csvText([[text, text]], [true, false]).replaceAll('"', '')).toBe(`${text};${safeCell(text)}\r\n`)
  },
)

test.each(['a=1', '5-3', 'x@y.ch', "'x"])('keeps %s, which starts no formula [D-17, F11]', (text) => {
  expect(safeCell(text)).toBe(text)
  expect(withoutApostrophe(text)).toBe(text)
})

test('removes an apostrophe only where one is', () => {
  expect(withoutApostrophe('=1')).toBe('=1')
})

test.each(['-1+cmd', '=1', '@x', '+4179123456a'])('escapes %s in a column of numbers [F11]', (text) => {
  expect(csvText([[text]], [true])).toBe(`"'${text}"\r\n`)
})

test('quotes cells by RFC 4180 [F12]', () => {
  expect(csvText([['a"b', 'c;d', 'e\nf', ' g', 'h'], [-1.5, null, 0], []])).toBe(
    '"a""b";"c;d";"e\nf";" g";"h"\r\n-1.5;;0\r\n\r\n',
  )
  expect(csvText([])).toBe('')
})

test('reads back written cells without formulas [F11, F12]', () => {
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

test('escapes text with a number at its end in a column of numbers [F11]', () => {
  expect(csvText([['=HYPERLINK("https://evil.example")+41', '-1,5', '=1-2']], [true, true, true])).toBe(
    `"'=HYPERLINK(""https://evil.example"")+41";"-1,5";"'=1-2"\r\n`,
  )
})

test('a file begins with the byte order mark of UTF-8', () => {
  expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf])
})

test('a comma or a tab in a text separates no cells [F12]', () => {
  expect(csvText([['Spital, Nord', 'a\tb', '12', 7, '3,5']])).toBe('"Spital, Nord";"a\tb";12;7;"3,5"\r\n')
})
