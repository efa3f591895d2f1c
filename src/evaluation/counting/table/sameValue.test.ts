import { expect, test } from 'vitest'
import type { Value } from '#evaluation/model/chart.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale }),
  attribute('ward', 'single', { options: [1, 2] }),
  attribute('code', 'single', { options: ['01', '02', 1] }),
  attribute('place', 'single'),
  attribute('reasons', 'multi', { options: [1, 2, 3] }),
])
const nfd = 'Évian'.normalize('NFD')
const rows = [
  { q: '1.0', ward: '1.0', code: '01', place: ' Évian', reasons: ['1.0', '02'] },
  { q: '05', ward: 1, code: '1.0', place: nfd, reasons: ['2', 2] },
  { q: 3, ward: '02', code: '2.0', place: 'Évian', reasons: [3] },
  { q: 4, ward: '-1.0', code: 2, place: '01', reasons: ['-1.00'] },
]
const own = [measureTable(rows, of)]

/** How often each value of an attribute occurs. */
function getCounts(key: string): [Value, number][] {
  return getChoices(key, [], 'de', own).choices.map(({ value, rows: count }) => [value, count])
}

test('a number equals its option in every notation', () => {
  expect(getCounts('ward')).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('keeps codes with leading zeros that are options of their own', () => {
  expect(getCounts('code')).toEqual([
    ['01', 1],
    ['02', 2],
    [1, 1],
  ])
})

test('ignores blanks around texts and their Unicode form', () => {
  expect(getCounts('place')).toEqual([
    ['01', 1],
    ['Évian', 3],
  ])
})

test('each of several choices equals its option', () => {
  const series = evaluateChart(chart('bar', ['reasons']), question(), own)
  expect(series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 3, counts: [1, 2, 1] })
})

test.each<[string, string, Value, number]>([
  ['an option', 'ward', '1', 2],
  ['an option with decimals', 'ward', '2.00', 1],
  ['a code with a zero', 'code', '02', 2],
  ['a code by its number', 'code', '2', 2],
  ['a text in another form', 'place', nfd, 3],
  ['a step of a scale', 'q', '5.0', 1],
])('a filter of the address finds %s', (_what, key, value, n) => {
  const filters = [{ attribute: key, operator: 'in' as const, values: [value] }]
  expect(evaluateChart(chart('mean', ['q']), question({ filters }), own).rows).toBe(n)
})

test('a breakdown by selected values finds them in every stored notation', () => {
  const breakdown = chart('mean', ['q'], { groups: [{ attribute: 'ward', values: ['1.0', '02'] }] })
  expect(
    evaluateChart(breakdown, question(), own)
      .panels[0]?.figures[0]?.flat()
      .map(({ mean }) => mean),
  ).toEqual([3, 3])
})
