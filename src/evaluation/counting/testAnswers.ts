import fc from 'fast-check'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import { evaluateChart } from './evaluateChart.ts'
import { attribute, measureTable, question, source } from './testRows.ts'

export const five = { min: 1, max: 5, reversed: false }
/** An attribute of every kind. */
export const attributes = [
  attribute('g', 'single', { options: [1, 2, 3] }),
  attribute('s', 'multi', { options: ['a', 'b'] }),
  attribute('q', 'likert', { scale: five }),
  attribute('r', 'likert', { scale: { ...five, reversed: true } }),
  attribute('x', 'number'),
  attribute('d', 'date'),
  attribute('t', 'text'),
  attribute('y', 'number'),
]
const rough = fc.constantFrom<unknown>(
  null,
  'NA',
  '',
  -1,
  Number.NaN,
  '1e400',
  1e308,
  -1e308,
  5e-324,
  'x',
  true,
  0,
  1,
  2,
  3,
  '4',
  5,
)
const row = fc.record(
  {
    g: fc.constantFrom<unknown>(1, 2, 3, '2', null, 'NA', -1),
    s: fc.oneof(fc.subarray(['a', 'b']), fc.constantFrom(null, 'NA')),
    q: rough,
    r: rough,
    x: rough,
    d: fc.constantFrom<unknown>('2024-02-29', '2025-12-31', '2026-01-01', 'x', null),
    y: fc.constantFrom<unknown>(1930, 1990, 2000, 2020, 'NA'),
  },
  { requiredKeys: [] },
)
/** Rows with answers of every kind, including odd ones. */
export const rows = fc.array(row, { maxLength: 40 })
/** The series of a chart over rows of all kinds of attributes. */
export function evaluate(own: CountedChart, given: object[] = [{ g: 1, q: 3 }], more = {}): Series {
  return evaluateChart(own, question(more), [measureTable(given, source(attributes), ['t'])])
}
