import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'
import { precount } from './precount.ts'
import { evaluateChart } from './evaluateChart.ts'

test('precounted filters of many values leave the same rows [R06]', () => {
  const count = 140_000
  const given = Array.from({ length: count }, (_, row) => ({
    ward: row % 256,
    week: Math.floor(row / 256) % 257,
    there: 'yes',
  }))
  const of = source([
    attribute('ward', 'single'),
    attribute('week', 'single'),
    attribute('there', 'single', { options: ['yes'] }),
  ])
  const [prepared, fresh] = [measureTable(given, of), measureTable(given, of)]
  const own = chart('bar', ['there'])
  const filters: RowFilter[] = [
    { attribute: 'ward', operator: 'in', values: [255] },
    { attribute: 'week', operator: 'in', values: [250, 251] },
  ]
  precount(own, question({ filters: filters.slice(0, 1) }), [prepared], 'week')
  const result = evaluateChart(own, question({ filters }), [prepared])
  expect(result.rows).toBe(given.filter(({ ward, week }) => ward === 255 && (week === 250 || week === 251)).length)
  expect(result).toEqual(evaluateChart(own, question({ filters }), [fresh]))
}, 30_000)
