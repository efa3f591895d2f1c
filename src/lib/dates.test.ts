import { expect, test } from 'vitest'
import { showDay, showMoment } from './dates.ts'

test('a day is shown as dd.MM.yyyy and never shifted by a time zone [CONST-01, D-52]', () => {
  expect(showDay('2026-01-01')).toBe('01.01.2026')
  expect(showDay('2024-02-29')).toBe('29.02.2024')
})

test.each([null, undefined, '', '2026-02-31', '31.12.2026', 'tomorrow', 0, {}])('%j is no day and shows a dash [CONST-02]', (value) => {
  expect(showDay(value)).toBe('-')
  expect(showMoment(value)).toBe('-')
})

test('an instant is shown in Swiss time, whatever the zone of the device [D-52, L04]', () => {
  expect(showMoment('2026-03-29T00:59:00Z', true)).toBe('29.03.2026 01:59')
  expect(showMoment('2026-03-29T01:00:00Z', true)).toBe('29.03.2026 03:00')
  expect(showMoment('2025-12-31T23:30:00+00:00')).toBe('01.01.2026')
})
