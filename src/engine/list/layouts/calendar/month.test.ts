import { expect, test } from 'vitest'
import type { TestRow } from '#api/testRow.ts'
import { eventsBetween, getWeeks, placeBars, shiftDay, shiftMonth, toEvents } from './month.ts'

const days = { from: 'start', to: 'end' }
const place = (...rows: TestRow[]) => toEvents(rows, days)
const getPlaces = (week: readonly string[], rows: TestRow[]) =>
  placeBars(week, toEvents(rows, days).events).map(({ row, start, span, line }) => [row.id, start, span, line])
/** Monday to Sunday. */
const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

test('a month has whole weeks from Monday to Sunday', () => {
  const weeks = getWeeks('2026-11')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks.every((one) => one.length === 7)).toBe(true)
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  // Begins on a Monday and ends on a Sunday.
  expect(getWeeks('2027-02')).toHaveLength(4)
})

test.each([
  ['both days', '2026-11-01', '2026-11-03', '2026-11-01', '2026-11-03'],
  ['no end', '2026-11-01', null, '2026-11-01', '2026-11-01'],
  ['no start', null, '2026-11-03', '2026-11-03', '2026-11-03'],
  ['an end before its start', '2026-11-05', '2026-11-03', '2026-11-05', '2026-11-05'],
  ['moments, by their day in Zurich', '2026-11-01T23:30:00Z', '2026-11-03T10:00:00Z', '2026-11-02', '2026-11-03'],
])('an event with %s', (_, start, end, from, until) => {
  expect(place({ id: 1, start, end }).events).toEqual([{ row: { id: 1, start, end }, from, until }])
})

test('a record without a valid day is undated', () => {
  const rows = [
    { id: 1, start: null, end: '' },
    { id: 2, start: '2026-02-30', end: null },
    { id: 3, start: '2026-11-01', end: null },
  ]
  const { events, undated } = toEvents(rows, days)
  expect(events.map(({ row }) => row.id)).toEqual([3])
  expect(undated.map(({ id }) => id)).toEqual([1, 2])
})

test('a bar covers the days of its week', () => {
  expect(getPlaces(week, [{ id: 1, start: '2026-11-17', end: '2026-11-19' }])).toEqual([[1, 1, 3, 0]])
  expect(getPlaces(week, [{ id: 1, start: '2026-10-01', end: '2026-12-31' }])).toEqual([[1, 0, 7, 0]])
  expect(getPlaces(week, [{ id: 1, start: '2026-11-22', end: '2026-11-23' }])).toEqual([[1, 6, 1, 0]])
  expect(getPlaces(week, [{ id: 1, start: '2026-11-23' }])).toEqual([])
})

test('bars never cover each other, and use a line again once it is free', () => {
  expect(
    getPlaces(week, [
      { id: 1, start: '2026-11-16', end: '2026-11-18' },
      { id: 2, start: '2026-11-18', end: '2026-11-20' },
      { id: 3, start: '2026-11-19', end: '2026-11-19' },
      { id: 4, start: '2026-11-20' },
    ]),
  ).toEqual([
    [1, 0, 3, 0],
    [2, 2, 3, 1],
    [3, 3, 1, 0],
    [4, 4, 1, 0],
  ])
})

test('the longest of several events that begin on one day comes first', () => {
  expect(
    getPlaces(week, [
      { id: 1, start: '2026-11-16' },
      { id: 2, start: '2026-11-16', end: '2026-11-22' },
    ]).map(([id]) => id),
  ).toEqual([2, 1])
})

test('an event is found on each of its days', () => {
  const { events } = place({ id: 1, start: '2026-11-17', end: '2026-11-19' })
  const found = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'].map(
    (day) => eventsBetween(events, day, day).length,
  )
  expect(found).toEqual([0, 1, 1, 0])
})

test('days and months are shifted over the end of a year and the change of clocks', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(shiftDay('2026-10-25', 1)).toBe('2026-10-26')
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})
