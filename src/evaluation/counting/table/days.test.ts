import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIso, toDay, zurichDay } from './days.ts'
import { momentDay } from '#evaluation/counting/ingest/numerals.ts'

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const toBytes = (text: string): Uint8Array => new TextEncoder().encode(`"${text}"`)
const read = (text: string): number | null => momentDay(toBytes(text), 0, text.length + 2)

test('the day of an instant is that of the calendar in Zurich in every year [L04]', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1850-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      expect(dayIso(zurichDay(date.getTime()))).toBe(calendar.format(date))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59+00:00', '2026-10-25'],
  ['2026-10-25T23:00:00+00:00', '2026-10-26'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
  ['2026-01-01T00:30:00.123456+02:00', '2025-12-31'],
  ['2024-02-28T23:30:00-0030', '2024-02-29'],
  ['2026-01-01 00:30:00+01:00', '2026-01-01'],
])('%s is on %s [L04]', (moment, day) => {
  expect(dayIso(toDay(moment) ?? 0)).toBe(day)
  const quick = read(moment)
  expect(quick === null || dayIso(quick) === day).toBe(true)
})

test('parsing an instant from bytes equals parsing its text', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1996-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom('Z', '+00:00', '+02:00', '-11:30', '+0545'),
      fc.boolean(),
      (date, offset, isExact) => {
        const text = date.toISOString().slice(0, isExact ? 23 : 19) + offset
        expect(read(text) ?? toDay(text)).toBe(toDay(text))
      },
    ),
  )
})

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '26-01-01',
  '2026-01-01T10:00',
  '2026-01-01T25:00:00Z',
  'heute',
  20_260_101,
  null,
])('%j is no day', (value) => {
  expect(toDay(value)).toBeUndefined()
  expect(read(String(value))).toBeNull()
})

test('a date without a time is that day in every time zone', () => {
  expect(['2024-02-29', '2026-03-29', '1999-12-31'].map((day) => dayIso(toDay(day) ?? 0))).toEqual([
    '2024-02-29',
    '2026-03-29',
    '1999-12-31',
  ])
})
