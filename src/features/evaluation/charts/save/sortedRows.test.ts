import { expect, test } from 'vitest'
import { chartOf, figureOf, item, nobody, sayIn, seriesOf, words } from '../testSeries.ts'
import { sortedRows } from './sortedRows.ts'
import { tableOf } from './tableOf.ts'

const months = ['11.2024', '01.2025', '12.2025', '01.2026']
const bins = months.map((label) => ({ value: label, label: words(label) }))
const series = seriesOf({ items: [item('q1')], groups: bins }, (_item, bin) => (bin === 1 ? nobody : figureOf([bin + 1, 0, 0, 0, 9])))
const table = tableOf({ series, chart: chartOf('timeline'), say: sayIn('de'), language: 'de' }, true)
const texts = (column: number, isDown: boolean) => sortedRows(table, { column, isDown }, 'de').map(({ cells }) => cells[0])

test('a table is sorted by time as time passes, by numbers with those that are missing last', () => {
  expect(texts(0, false)).toEqual(months)
  expect(texts(0, true)).toEqual(months.toReversed())
  const mean = table.columns.findIndex(({ label }) => label === 'Mittelwert')
  expect([texts(mean, true).at(-1), texts(mean, false).at(-1)]).toEqual(['01.2025', '01.2025'])
})
