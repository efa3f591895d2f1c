import { expect, test } from 'vitest'
import { getPeriodState } from './period.ts'

test.each([
  ['2026-11-01', '2026-11-29', 'past'],
  ['2026-11-01', '2026-11-30', 'last'],
  ['2026-11-30', '2026-11-30', 'today'],
  ['2026-11-30', '2026-12-01', 'now'],
  ['2026-12-01', '2026-12-20', 'next'],
])('on 30 November a time from %s until %s is: %s', (from, until, state) => {
  expect(getPeriodState(from, until, '2026-11-30')).toBe(state)
})
