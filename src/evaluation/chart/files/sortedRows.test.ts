import { expect, test } from 'vitest'
import { chartOf, figureOf, item, nobody, sayIn, seriesOf, words } from '#evaluation/types/definition/testSeries.ts'
import { sortedRows } from './sortedRows.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'

const months = ['11.2024', '01.2025', '12.2025', '01.2026']
const bins = months.map((label) => ({ value: label, label: words(label) }))
const series = seriesOf({ items: [item('q1')], groups: bins }, (_item, bin) =>
  bin === 1 ? nobody : figureOf([bin + 1, 0, 0, 0, 9]),
)
const table = tableOf({ series, chart: chartOf('timeline'), t: sayIn('de'), language: 'de' }, true)
const texts = (column: number, isDown: boolean) =>
  sortedRows(table, { column, isDown }, 'de').map(({ cells }) => cells[0])

test('a table is sorted by time as time passes, by numbers with those that are missing last', () => {
  expect(texts(0, false)).toEqual(months)
  expect(texts(0, true)).toEqual(months.toReversed())
  const mean = table.columns.findIndex(({ label }) => label === 'Mittelwert')
  expect([texts(mean, true).at(-1), texts(mean, false).at(-1)]).toEqual(['01.2025', '01.2025'])
})

test('ages and levels of an answer are sorted as they come, not by their letters', () => {
  const ages = ['< 20', '20–44', '≥ 45'].map((label) => ({ value: label, label: words(label) }))
  const levels = ['sehr', 'wenig', 'gar nicht'].map((label, value) => ({ value, label: words(label) }))
  const results = seriesOf({ items: [item('q1', 'Nutzen', levels)], groups: ages }, () => figureOf([3, 4, 5]))
  const chart = chartOf('likert', { groups: [{ attribute: 'birth', age: { ageGap: 25, minAge: 20, maxAge: 45 } }] })
  const own = tableOf({ series: results, chart, t: sayIn('de'), language: 'de' }, true)
  const sorted = (column: number) => [
    ...new Set(sortedRows(own, { column, isDown: true }, 'de').map(({ cells }) => cells[column])),
  ]
  expect(sorted(0)).toEqual(['≥ 45', '20–44', '< 20'])
  expect(sorted(1)).toEqual(['gar nicht', 'wenig', 'sehr'])
})
