// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { choice, code, day, moment, number, text } from '#engine/fieldTypes.ts'
import { type Column, readCell } from './cells.ts'
import { dateReader } from '#engine/fields/cellDates.ts'

const reading = { parseDate: dateReader(), hasDecimalComma: true }
const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone ?? ''
})

describe.each(['Europe/Zurich', 'America/New_York', 'Asia/Tokyo', 'UTC'])('dates on a device in %s', (device) => {
  test.each([
    ['15.01.2026 10:20:30', '2026-01-15T10:20:30+01:00'],
    ['15.07.2026 - 10:20', '2026-07-15T10:20:00+02:00'],
    ['31.12.2026', '2026-12-31T00:00:00+01:00'],
    ['29.02.2028', '2028-02-29T00:00:00+01:00'],
    ['29.03.2026 01:59:59', '2026-03-29T01:59:59+01:00'],
    ['29.03.2026 03:00:00', '2026-03-29T03:00:00+02:00'],
    ['25.10.2026 - 03:00', '2026-10-25T03:00:00+01:00'],
    ['2026-02-01 00:00:00', '2026-02-01T00:00:00+01:00'],
    ['2026-02-01', '2026-02-01T00:00:00+01:00'],
    ['2026-02-01T10:15:00+01:00', '2026-02-01T10:15:00+01:00'],
    ['1.2.2026', '2026-02-01T00:00:00+01:00'],
    ['01.02.2026 10:15', '2026-02-01T10:15:00+01:00'],
    ['1.2.2026, 10:15', '2026-02-01T10:15:00+01:00'],
  ])('%s is an instant in Zurich [IMPORT-06, L04]', (written, iso) => {
    process.env['TZ'] = device
    expect(dateReader()(written)).toEqual({ day: iso.slice(0, 10), moment: iso, isTwice: false })
  })
  test.each([
    ['29.03.2026 02:30:00', 'hour'],
    ['15.01.2026 24:00:00', 'hour'],
    ['15.01.2026 - 10:60', 'hour'],
    ['31.02.2026', 'day'],
    ['29.02.2027', 'day'],
    ['00.01.2026', 'day'],
    ['01.13.2026', 'day'],
    ['01.01.26', 'year'],
    ['46054', 'date'],
    ['01/02/2026', 'ambiguous'],
    ['2026/02/01', 'ambiguous'],
  ])('%s is refused instead of shifted [F10, L04]', (written, wrong) => {
    process.env['TZ'] = device
    expect(dateReader()(written)).toEqual({ wrong })
  })
  test('of a repeated hour the first is used with a warning [L04]', () => {
    process.env['TZ'] = device
    expect(readCell(moment(), '25.10.2026 - 02:30', reading)).toEqual({
      value: '2026-10-25T02:30:00+02:00',
      remark: { word: 'remark.twice' },
    })
  })
})

const likert: Column = { kind: 'answer', min: 1, max: 5, canLack: true }
const rating: Column = { kind: 'answer', min: 0, max: 10, isOpen: true, canLack: true }
const exit: Column = { ...day(), canLack: true }
const multi: Column = { kind: 'answer', options: [1, 2, 3], isMany: true, canLack: true }

test.each<[Column, string, unknown]>([
  [text({ required: true }), ' Süd ', { value: 'Süd' }],
  [text({ required: true }), "'=1", { value: '=1' }],
  [text(), 'Zu\u0308rich', { value: 'Zürich' }],
  [text({ required: true }), '  ', { problem: { word: 'problem.required' } }],
  [text({ maxLength: 2 }), 'abc', { problem: { word: 'problem.long', values: { max: 2 } } }],
  [text(), 'a\u0081', { problem: { word: 'problem.sign' } }],
  [code({ required: true }), "1'234", { value: 1234 }],
  [code(), '1.5', { problem: { word: 'problem.integer' } }],
  [code({ min: 1 }), '0', { problem: { word: 'problem.min', values: { min: 1 } } }],
  [number(), '-1.5', { value: -1.5 }],
  [number(), '1,5', { value: 1.5 }],
  [number(), '1 960', { value: 1960 }],
  [code(), '1960.0000000000', { value: 1960 }],
  [code(), '1.23457E+17', { problem: { word: 'problem.damaged' } }],
  [text({ isIdentifier: true }), '01. Mrz', { problem: { word: 'problem.damaged' } }],
  [text({ format: 'email' }), '#NOM?', { problem: { word: 'problem.damaged' } }],
  [text({ format: 'email' }), 'Hans Muster <hans@spital.example>', { value: 'hans@spital.example' }],
  [text(), 'PÃ¤diatrie', { problem: { word: 'problem.sign' } }],
  [text(), 'Sta\u00ADtion\u200B B', { value: 'Station B' }],
  [day(), '01.02.2026', { value: '2026-02-01' }],
  [
    choice([
      [1, 'a'],
      [2, 'b'],
    ]),
    '2',
    { value: 2 },
  ],
  [choice([['admin', 'a']]), 'Admin', { value: 'admin' }],
  [choice([[1, 'a']]), '3', { problem: { word: 'problem.option', values: { options: '1' } } }],
  [likert, '5', { value: 5 }],
  [likert, '-1', { value: -1 }],
  [likert, 'NA', { value: 'NA' }],
  [likert, '6', { unknown: { word: 'problem.scale', values: { min: 1, max: 5 } } }],
  [likert, 'N/A', { unknown: { word: 'problem.number' } }],
  [likert, '5,00', { value: 5 }],
  [likert, '05', { value: 5 }],
  [likert, '4.5', { value: 4.5, remark: { word: 'remark.fraction' } }],
  [{ ...likert, also: [9] }, '9', { value: 9 }],
  [rating, '11', { value: 11, remark: { word: 'remark.scale', values: { min: 0, max: 10 } } }],
  [rating, '7,5', { value: 7.5, remark: { word: 'remark.fraction' } }],
  [rating, '-99', { unknown: { word: 'problem.no-number' } }],
  [exit, '0000-00-00 00:00:00', { unknown: { word: 'problem.no-day' } }],
  [exit, '1980-01-01 00:00:00', { unknown: { word: 'problem.no-day' } }],
  [likert, '', {}],
  [multi, '1, 3', { value: [1, 3] }],
  [multi, '1;3', { value: [1, 3] }],
  [multi, '1|3,', { value: [1, 3] }],
  [multi, "'1,3", { value: [1, 3] }],
  [multi, '1,1', { value: [1], remark: { word: 'remark.repeated' } }],
  [multi, '1,4', { unknown: { word: 'problem.option', values: { options: '1, 2, 3' } } }],
  [multi, 'Mrz 01', { unknown: { word: 'problem.option', values: { options: '1, 2, 3' } } }],
])('%j is read as %j [D-36, F01, F11]', (column, cell, read) => {
  expect(readCell(column, cell, reading)).toEqual(read)
})

describe('codes of answers', () => {
  const letters: Column = { kind: 'answer', options: ['A', 'B', 3], canLack: true }
  test.each([
    ['A', 'A'],
    ['3', 3],
    ['-1', -1],
    ['NA', 'NA'],
  ])('%s is matched with the options, even as text', (cell, value) => {
    expect(readCell(letters, cell, reading)).toEqual({ value })
  })
  test('several are read one by one', () => {
    expect(readCell({ ...letters, isMany: true }, 'A, B,3', reading)).toEqual({ value: ['A', 'B', 3] })
  })
  test('an unknown answer is refused with the known options', () => {
    expect(readCell(letters, 'C', reading)).toEqual({
      unknown: { word: 'problem.option', values: { options: 'A, B, 3' } },
    })
  })
})
