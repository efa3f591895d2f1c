// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { currentYear, parseDay, endOfDay, showDay, showDays, showMoment, startOfDay, parseTime } from './dates.ts'
import { timeStamp } from '#lib/fileName.ts'
import { toInstant, readDay, readMoment } from './typedDates.ts'

const home = process.env['TZ']
afterEach(() => {
  vi.useRealTimers()
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

test('formats a day as dd.MM.yyyy without a time zone shift [CONST-01, D-52]', () => {
  expect(showDay('2026-01-01')).toBe('01.01.2026')
  expect(showDay('2024-02-29')).toBe('29.02.2024')
})

test.each([
  null,
  undefined,
  '',
  '2026-02-31',
  '31.12.2026',
  'tomorrow',
  0,
  {},
  '0026-01-01',
  '2026-01-01T25:00:00Z',
  new Date(Number.NaN),
])('shows a dash for the invalid day %j [CONST-02]', (value) => {
  expect(showDay(value)).toBe('-')
  expect(showMoment(value)).toBe('-')
  expect(parseDay(value)).toBeNull()
})

test.each([
  ['31.12.2026', '2026-12-31'],
  [' 01.02.2026 ', '2026-02-01'],
  ['29.02.2028', '2028-02-29'],
  ['1.9.2027', '2027-09-01'],
  ['01.09.2027', '2027-09-01'],
  ['2027-09-01', '2027-09-01'],
])('parses %j as the day %s [L04, D-91]', (text, day) => {
  expect(readDay(text)).toEqual({ day })
})

test.each([
  ['31.02.2026', 'calendar'],
  ['29.02.2026', 'calendar'],
  ['00.01.2026', 'calendar'],
  ['01.13.2026', 'calendar'],
  ['2026-02-30', 'calendar'],
  ['01.01.26', 'year'],
  ['01.01.0026', 'year'],
  ['1.1.20266', 'year'],
  ['26-01-01', 'year'],
  ['01/01/2026', 'ambiguous'],
  ['20260101', 'format'],
  ['01/02/2026', 'ambiguous'],
  ['01.01.2026 x', 'format'],
  ['1.1.', 'format'],
  ['heute', 'format'],
  ['', 'format'],
])('rejects %j as a day: %s [F10, D-91]', (text, wrong) => {
  expect(readDay(text)).toEqual({ wrong })
})

test('two days have the year of both once', () => {
  expect(showDays('2026-12-01', '2026-12-20')).toBe('01.12. – 20.12.2026')
  expect(showDays('2026-12-01', '2027-01-20')).toBe('01.12.2026 – 20.01.2027')
  expect(showDays('2026-12-01', '2026-12-01')).toBe('01.12.2026')
  expect(showDays('2026-12-01', null)).toBe('01.12.2026')
  expect(showDays('', '2026-12-20')).toBe('20.12.2026')
  expect(showDays(null, undefined)).toBe('-')
})

test('parses every supported form of a moment [CONST-03]', () => {
  const read = (text: string) => [readMoment(text)].map((moment) => ('iso' in moment ? moment.iso : moment.wrong))[0]
  expect(read('01.07.2026 08:30:15')).toBe('2026-07-01T08:30:15+02:00')
  expect(read('01.07.2026 - 08:30')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('1.7.2026 08:30')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('2026-07-01 08:30')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('01.07.2026')).toBe('2026-07-01T00:00:00+02:00')
  expect(read('01.07.2026 08:30:60')).toBe('time')
  expect(read('2026-07-01T06:30:00Z')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('2026-07-01 08:30:00.000')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('7/1/2026 08:30')).toBe('ambiguous')
})

test.each([
  ['29.03.2026 02:30', 'hour'],
  ['31.02.2026 10:00', 'calendar'],
  ['01.07.26 10:00', 'year'],
  ['01.07.2026 - ', 'format'],
  ['01.07.2026 24:00', 'time'],
  ['01.07.2026 8:30', 'format'],
  ['01.07.2026 08:30 x', 'format'],
])('rejects %j as a moment: %s [L04]', (text, wrong) => {
  expect(readMoment(text)).toEqual({ wrong })
})

const zones = ['Europe/Zurich', 'America/New_York', 'Asia/Tokyo', 'UTC', 'Africa/Cairo']

test.each(zones)('on a device in %s a time without an offset is in Zurich time', (zone) => {
  process.env['TZ'] = zone
  expect(parseTime('2026-07-01T10:00:00')).toBe(Date.UTC(2026, 6, 1, 8))
  expect(parseTime('2026-01-01 10:00:00.5')).toBe(Date.UTC(2026, 0, 1, 9, 0, 0, 500))
  expect(parseTime('2026-01-01T10:00:00Z')).toBe(Date.UTC(2026, 0, 1, 10))
  expect(showMoment('2026-07-01T00:30:00', true)).toBe('01.07.2026 00:30')
  expect(parseDay('2026-07-01T00:30:00')).toBe('2026-07-01')
  for (const none of ['2026-07-01', '10:00', '2026-13-01T10:00:00', '', null, 5]) expect(parseTime(none)).toBeNull()
})

test.each(zones)('on a device in %s days and hours are those of Zurich [L04, F10, D-52]', (zone) => {
  process.env['TZ'] = zone
  for (const [wall, iso] of [
    ['2026-01-15 10:00:00', '2026-01-15T10:00:00+01:00'],
    ['2026-07-15 10:00:59', '2026-07-15T10:00:59+02:00'],
    ['2026-03-29 01:59:00', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29 03:00:00', '2026-03-29T03:00:00+02:00'],
    // Skipped in New York and in Cairo.
    ['2026-03-08 02:30:00', '2026-03-08T02:30:00+01:00'],
    ['2026-04-24 00:30:00', '2026-04-24T00:30:00+02:00'],
    ['2026-10-25 01:59:00', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25 03:00:00', '2026-10-25T03:00:00+01:00'],
    ['2026-12-31 23:59:00', '2026-12-31T23:59:00+01:00'],
    ['2028-02-29 00:00:00', '2028-02-29T00:00:00+01:00'],
  ]) {
    const [day = '', time = ''] = wall?.split(' ') ?? []
    expect(toInstant(day, time)).toEqual({ iso, isTwice: false })
    expect(parseDay(iso)).toBe(day)
    expect(showMoment(iso, true)).toBe(`${showDay(day)} ${time.slice(0, 5)}`)
  }
  for (const time of ['02:00:00', '02:30:00', '02:59:59']) expect(toInstant('2026-03-29', time)).toBeUndefined()
  for (const time of ['02:00:00', '02:30:00', '02:59:59'])
    expect(toInstant('2026-10-25', time)).toEqual({ iso: `2026-10-25T${time}+02:00`, isTwice: true })
  for (const day of ['2026-01-01', '2026-03-08', '2026-03-29', '2026-04-24', '2026-10-25', '2026-12-31']) {
    expect(readDay(showDay(day))).toEqual({ day })
    expect(showMoment(startOfDay(day), true)).toBe(`${showDay(day)} 00:00`)
    expect(showMoment(endOfDay(day), true)).toBe(`${showDay(day)} 23:59`)
  }
  expect(showMoment('2026-10-25T01:30:00Z', true)).toBe('25.10.2026 02:30')
  expect(showMoment('2026-01-01T00:30:00+09:00', true)).toBe('31.12.2025 16:30')
  expect(timeStamp(new Date('2026-07-01T22:30:05Z'))).toBe('20260702003005')
  expect(showMoment(new Date('2026-07-01T22:30:05Z'), true)).toBe('02.07.2026 00:30')
  vi.setSystemTime('2025-12-31T23:30:00Z')
  expect(currentYear()).toBe(2026)
})

test('sends the ends of a day with their offset', () => {
  expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual([
    '2026-03-29T00:00:00+01:00',
    '2026-03-29T23:59:59+02:00',
  ])
  expect([startOfDay('x'), endOfDay('2026-02-30')]).toEqual(['x', '2026-02-30'])
})

test('shows an instant in Swiss time on any device [D-52, L04]', () => {
  expect(showMoment('2026-03-29T00:59:00Z', true)).toBe('29.03.2026 01:59')
  expect(showMoment('2026-03-29T01:00:00Z', true)).toBe('29.03.2026 03:00')
  expect(showMoment('2025-12-31T23:30:00+00:00')).toBe('01.01.2026')
  expect(showMoment('2026-01-01')).toBe('01.01.2026')
})
