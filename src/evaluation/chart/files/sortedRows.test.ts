import { expect, test } from 'vitest'
import {
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { sortedRows } from './sortedRows.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'

const months = ['11.2024', '01.2025', '12.2025', '01.2026']
const bins = months.map((label) => ({ value: label, label: words(label) }))
const series = getSeries({ items: [item('q1')], groups: bins }, (_item, bin) =>
  bin === 1 ? nobody : getFigure([bin + 1, 0, 0, 0, 9]),
)
const table = toTable({ series, chart: getChart('timeline'), t: inLanguage('de'), language: 'de' }, true)
const texts = (column: number, isDown: boolean) =>
  sortedRows(table, { column, isDown }, 'de').map(({ cells }) => cells[0])

test('sorts a table by time and by numbers', () => {
  expect(texts(0, false)).toEqual(months)
  expect(texts(0, true)).toEqual(months.toReversed())
  const mean = table.columns.findIndex(({ label }) => label === 'Mittelwert')
  expect([texts(mean, true).at(-1), texts(mean, false).at(-1)]).toEqual(['01.2025', '01.2025'])
})

test('sorts ages and levels in their own order, not alphabetically', () => {
  const ages = ['< 20', '20–44', '≥ 45'].map((label) => ({ value: label, label: words(label) }))
  const levels = ['sehr', 'wenig', 'gar nicht'].map((label, value) => ({ value, label: words(label) }))
  const results = getSeries({ items: [item('q1', 'Nutzen', levels)], groups: ages }, () => getFigure([3, 4, 5]))
  const chart = getChart('likert', { groups: [{ attribute: 'birth', age: { ageGap: 25, minAge: 20, maxAge: 45 } }] })
  const own = toTable({ series: results, chart, t: inLanguage('de'), language: 'de' }, true)
  const sorted = (column: number) => [
    ...new Set(sortedRows(own, { column, isDown: true }, 'de').map(({ cells }) => cells[column])),
  ]
  expect(sorted(0)).toEqual(['≥ 45', '20–44', '< 20'])
  expect(sorted(1)).toEqual(['gar nicht', 'wenig', 'sehr'])
})
