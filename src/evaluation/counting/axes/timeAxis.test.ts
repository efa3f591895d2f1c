import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import { evaluate } from '#evaluation/counting/testAnswers.ts'
import { chart } from '#evaluation/counting/testRows.ts'

const daily = { timelineAttribute: 'd', viewSettings: { bin_day: true } }
const over = (from: string, to: string, more: Partial<Chart> = {}) =>
  evaluate(chart('timeline', ['q'], { ...daily, ...more }), [
    { d: from, q: 2 },
    { d: to, q: 4 },
  ])

test('coarsens bins that would leave a point less than 6 pixels on paper', () => {
  const getBin = ({ bin, groups }: ReturnType<typeof over>) => [bin, groups.length]
  const bins = (more: Partial<Chart>, from: string, to: string) => getBin(over(from, to, more))
  // In half of a page 46 points have room, in a whole one 105.
  expect(bins({ w: 6 }, '2024-01-01', '2024-02-15')).toEqual(['bin_day', 46])
  expect(bins({ w: 6 }, '2024-01-01', '2024-02-16')).toEqual(['bin_month', 2])
  expect(bins({ w: 12 }, '2024-01-01', '2024-04-14')).toEqual(['bin_day', 105])
  expect(bins({ w: 12 }, '2024-01-01', '2024-04-15')).toEqual(['bin_month', 4])
  // Small charts are side by side.
  expect(bins({ w: 12, splits: [{ attribute: 'q' }] }, '2024-01-01', '2024-04-14')).toEqual(['bin_month', 4])
  expect(bins({ w: 12 }, '2018-01-15', '2024-01-14')).toEqual(['bin_month', 73])
  expect(bins({ w: 6 }, '2018-01-15', '2024-01-14')).toEqual(['bin_quarter', 25])
  expect(over('1700-01-01', '2025-12-31')).toMatchObject({ bin: 'bin_year', problems: [] })
})

test('a chart of a period is coarsened by that period only', () => {
  const year = { attribute: 'd', operator: 'between' as const, values: ['2025-06-01', '2025-06-30'] }
  const filtered = over('2023-01-15', '2025-06-20', { filters: [year] })
  expect([filtered.bin, filtered.groups.map(({ value }) => value)]).toEqual(['bin_day', ['2025-06-20']])
  const open = over('2023-01-15', '2025-06-20', { filters: [{ ...year, values: [null, '2023-02-01'] }] })
  expect([open.bin, open.groups.length]).toEqual(['bin_day', 1])
})

test('a chart with a new centre keeps the bins that it was set by', () => {
  expect(over('2024-01-01', '2025-12-31', { newCentre: '2025-01-01' }).groups).toHaveLength(731)
})
