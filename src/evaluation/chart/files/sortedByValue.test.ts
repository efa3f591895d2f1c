// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart, ChartType } from '#evaluation/model/chart.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { getChart, inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { inEachLanguage } from '#lib/languages.ts'
import { render } from '#evaluation/chart/plot/testDrawing.ts'
import { toCsv } from './toCsv.ts'
import { toSheet } from './toSheet.ts'

const t = inLanguage('de')
const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('ward', 'single', { options: ['Ahorn', 'Birke', 'Eiche', 'Fichte'] }),
  attribute('low', 'likert', { scale }),
  attribute('high', 'likert', { scale }),
  attribute('reason', 'single', { options: ['Nähe', 'Ruf', 'Empfehlung'] }),
])
/** Birke is rated best, then Eiche, then Ahorn; nobody of Fichte answered. Most people came for the hospital's name. */
const rows = [
  { ward: 'Ahorn', low: 1, high: 3, reason: 'Nähe' },
  { ward: 'Birke', low: 3, high: 5, reason: 'Ruf' },
  { ward: 'Eiche', low: 2, high: 4, reason: 'Ruf' },
].flatMap((row) => Array.from({ length: 12 }, (_, place) => ({ ...row, ...(place < 2 && { reason: 'Empfehlung' }) })))
const benchmarks = [
  {
    id: 1,
    label: inEachLanguage(() => 'Schweiz'),
    calculated: null,
    filters: [],
    means: { low: { n: 400, mean: 1.5, sd: 1 }, high: { n: 400, mean: 4.5, sd: 1 } },
  },
]

/** The order of names in a chart: in its picture, its tooltips, its table and its file. */
function getOrder(type: ChartType, keys: string[], more: Partial<Chart>, isSorted: boolean) {
  const viewSettings = { by_value: isSorted, benchmark: true }
  const chart: Chart = { ...getChart(type), ...chartFor(type, keys, { benchmarks: [1], ...more }), viewSettings }
  const series = evaluateChart(counted(chart), question({ benchmarks }), [measureTable(rows, of)])
  expect(series.problems).toEqual([])
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const [multiple] = data?.multiples ?? []
  const table = toTable({ series, chart, t, language: 'de' })
  const names = multiple?.categories ?? []
  const getFirst = (texts: string[]) =>
    names.toSorted(
      (one, other) => texts.findIndex((text) => text.includes(one)) - texts.findIndex((text) => text.includes(other)),
    )
  return {
    chart,
    series,
    multiple,
    table,
    names,
    tips: names.map((_, category) => data && getTip({ data, t }, 0, category)?.title),
    inTable: getFirst(table.rows.map(({ cells }) => cells.join(' '))),
    inFile: getFirst(toCsv(toSheet(table, [])).split('\n')),
    drawn: JSON.stringify(render(series, chart).option),
    notes: getChartNotes(series, chart, data, t, 'de'),
  }
}

const byWard = { groups: [{ attribute: 'ward' }] }
const given = ['ward Ahorn', 'ward Birke', 'ward Eiche', 'ward Fichte']

test.each<ChartType>(['mean', 'boxPlot', 'likert'])(
  'groups of %s are sorted by value in picture, tooltips, table and file alike',
  (type) => {
    const plain = getOrder(type, ['low'], byWard, false)
    expect(plain.names).toEqual(given)
    expect(plain.notes).not.toContain(t('sorted-note'))
    const sorted = getOrder(type, ['low'], byWard, true)
    expect(sorted.names).toEqual(['ward Birke', 'ward Eiche', 'ward Ahorn', 'ward Fichte'])
    expect(sorted.tips).toEqual(sorted.names)
    expect(sorted.inTable).toEqual(sorted.names)
    expect(sorted.inFile).toEqual(sorted.names)
    const places = sorted.names.map((name) => sorted.drawn.indexOf(name))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(sorted.notes).toContain(t('sorted-note'))
    // The figures moved with their names.
    for (const [place, name] of plain.names.entries())
      expect(said(sorted.multiple?.cells[sorted.names.indexOf(name)])).toEqual(said(plain.multiple?.cells[place]))
  },
)

test('items are sorted by value with their benchmarks and verdicts', () => {
  const plain = getOrder('mean', ['low', 'high'], {}, false)
  const sorted = getOrder('mean', ['low', 'high'], {}, true)
  expect([plain.names, sorted.names]).toEqual([
    ['low', 'high'],
    ['high', 'low'],
  ])
  expect(sorted.multiple?.cells.map(said)).toEqual(plain.multiple?.cells.toReversed().map(said))
  expect(sorted.multiple?.benchmarks[0]?.values).toEqual(plain.multiple?.benchmarks[0]?.values.toReversed())
})

test('the answers of an item are sorted by frequency', () => {
  expect(getOrder('bar', ['reason'], {}, false).names).toEqual(['reason Nähe', 'reason Ruf', 'reason Empfehlung'])
  const sorted = getOrder('bar', ['reason'], {}, true)
  expect(sorted.names).toEqual(['reason Ruf', 'reason Nähe', 'reason Empfehlung'])
  expect(sorted.multiple?.cells.map(([cell]) => cell?.count)).toEqual([20, 10, 6])
  expect(sorted.inTable).toEqual(sorted.names)
  expect(getOrder('bar', ['low'], {}, true).names).toEqual(getOrder('bar', ['low'], {}, false).names)
})

test('a timeline keeps the order of time', () => {
  const chart = { ...getChart('timeline'), ...chartFor('timeline', ['low'], { timelineAttribute: 'created' }) }
  expect(counted({ ...chart, viewSettings: { by_value: true } })).not.toHaveProperty('sorts')
})

/** Cells as data, with the sentences that are computed on demand. */
function said(cells: unknown): unknown {
  return JSON.parse(
    JSON.stringify(cells, (_key, value: unknown) => (typeof value === 'function' ? (value as () => unknown)() : value)),
  )
}
