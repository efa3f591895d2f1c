// @vitest-environment node
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attributes } from '#evaluation/counting/testAnswers.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'

test('the better side is that of the scale, and none of yes and no until it is declared', () => {
  const unit = { min: 0, max: 1, reversed: false }
  const of = source([
    attribute('fall', 'likert', { scale: unit, options: [0, 1] }),
    attribute('index', 'number', { scale: unit }),
    ...attributes,
  ])
  const given = [0, 0.25, 1].map((index) => ({ fall: index > 0 ? 1 : 0, index, q: 3, r: 3, x: 2 }))
  const getDirection = (item: string | Chart['data'][number]) =>
    evaluateChart(chart('mean', [item]), question(), [measureTable(given, of)]).items[0]?.direction
  expect(['q', 'r', 'x', 'fall', 'index'].map(getDirection)).toEqual([
    'higher',
    'lower',
    'neutral',
    'neutral',
    'higher',
  ])
  const declared = { name: '', skala: false, direction: 'lower' }
  expect(['q', 'x', 'fall'].map((key) => getDirection({ ...declared, keys: [key] }))).toEqual([
    'lower',
    'lower',
    'lower',
  ])
  expect(getDirection({ keys: ['q', 'r'], name: 'Gesamtwert', skala: true })).toBe('higher')
})
