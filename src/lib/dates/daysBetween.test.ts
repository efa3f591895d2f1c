// @vitest-environment node
import { expect, test } from 'vitest'
import { daysBetween } from './daysBetween.ts'

test.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-06-10', '2026-06-10', 0],
  ['2026-06-10', '2026-06-01', -9],
])('counts the days from %s until %s over changes of the clock and the year', (from, until, days) => {
  expect(daysBetween(from, until)).toBe(days)
})
