// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRecord, csvReader } from './csvReader.ts'
import { csvText, withoutApostrophe } from '#lib/text/csv.ts'

function read(...pieces: string[]): CsvRecord[] {
  const csv = csvReader()
  return [...pieces.flatMap((piece) => csv.push(piece)), ...csv.end()]
}
const cells = (...pieces: string[]) => read(...pieces).map((record) => record.cells)

test.each([
  ['CR LF', 'a;b\r\n1;2\r\n'],
  ['LF', 'a;b\n1;2\n'],
  ['a lone CR', 'a;b\r1;2\r'],
  ['no break at the end', 'a;b\r\n1;2'],
])('rows end with %s [F02, IMPORT-01]', (_name, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('quoted cells contain separators, quotes and line breaks [F02]', () => {
  expect(read('a;b\n"x;y";"er sagte ""ja""\r\nund ging"\n\n1;2')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['x;y', 'er sagte "ja"\r\nund ging'] },
    { row: 3, cells: [''] },
    { row: 4, cells: ['1', '2'] },
  ])
})

test('a quote inside an unquoted cell is a plain character [F02]', () => {
  expect(cells('Station "Ost";1')).toEqual([['Station "Ost"', '1']])
})

test('a comma file and a tab file have one cell per row [F02]', () => {
  expect(cells('a,b\n1,2')).toEqual([['a,b'], ['1,2']])
  expect(cells('a\tb')).toEqual([['a\tb']])
})

test.each([
  ['unterminated', 2, 'a\n"x;y\n3\n4'],
  ['quote', 3, 'a\nb\n"x"y;1'],
  ['nul', 2, 'a;b\n1;\0'],
])('%s in row %i is told and not guessed [F02]', (kind, row, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: 'CsvError', kind, row }))
})

test('an unclosed quote does not consume a big file [F02, F04]', () => {
  const csv = csvReader()
  const piece = 'x'.repeat(200_000)
  expect(() => Array.from({ length: 10 }, () => csv.push(`"${piece}`.slice(0, 200_000)))).toThrow(
    expect.objectContaining({ kind: 'quote', row: 1 }),
  )
  const other = csvReader()
  other.push('"')
  expect(() => Array.from({ length: 10 }, () => other.push(piece))).toThrow(
    expect.objectContaining({ kind: 'unterminated', row: 1 }),
  )
})

test('any split of the file yields the same rows [F02, F12]', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '😀', ';', '"', '\n', '\r', ' ', '=', "'", ',') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(table, fc.array(fc.nat(200)), (rows, cuts) => {
      const text = csvText(rows)
      const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((one, other) => one - other), text.length]
      const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
      expect(cells(...pieces).map((row) => row.map(withoutApostrophe))).toEqual(rows)
    }),
    { numRuns: 1000 },
  )
})

test('LF and CR LF can be mixed in one file [F02]', () => {
  expect(cells('a;b\n1;2\r\n3;"x\r"\r\n"""\r";"y"" \r\n"\r\n5" Rohr;6"\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', 'x\r'],
    ['"\r', 'y" \r\n'],
    ['5" Rohr', '6"'],
  ])
})

test('a row of a million characters is reported as too long [F02, F04]', () => {
  const csv = csvReader()
  const piece = 'x'.repeat(200_000)
  expect(() => Array.from({ length: 10 }, () => csv.push(piece))).toThrow(
    expect.objectContaining({ kind: 'long', row: 1 }),
  )
})

test('the separator line can be split anywhere [F02]', () => {
  const text = 'sep=,\r\na,b\r\n1,"2,3"\r\n'
  for (let cut = 0; cut <= text.length; cut += 1) {
    const csv = csvReader(',', true)
    const records = [...csv.push(text.slice(0, cut)), ...csv.push(text.slice(cut)), ...csv.end()]
    expect(records).toEqual([
      { row: 2, cells: ['a', 'b'] },
      { row: 3, cells: ['1', '2,3'] },
    ])
  }
})
