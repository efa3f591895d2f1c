// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { withComparators } from '#evaluation/counting/comparators/withComparators.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, measureTable, question, source, storedChart } from '#evaluation/counting/testRows.ts'
import { type Chart, type ChartType, comparators } from '#evaluation/model/chart.ts'
import { counted, getOptions } from '#evaluation/types/definition/chartTypes.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { comparisonTexts } from '#evaluation/types/words/head.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { outputs } from './testOutputs.ts'

const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale }),
  attribute('r', 'likert', { scale: { ...scale, reversed: true } }),
  attribute('s', 'likert', { scale }),
  attribute('exit', 'date'),
])
const own = { names: ['Seeblick'], labels: { own: 'Seeblick', others: 'Alle anderen' } }

/** Ten answers a year of each of some hospitals; in q they answer 1.0, 1.1, 1.2 … on average, and Seeblick 3.8. */
function getRows(hospitals: number) {
  return Array.from({ length: hospitals }, (_, hospital) => hospital).flatMap((hospital) =>
    Array.from({ length: 20 }, (_, row) => ({
      content_object: hospital === 0 ? 'Seeblick' : `Spital ${hospital}`,
      object_id: hospital,
      q: hospital === 0 ? 4 - (row % 10 < 2 ? 1 : 0) : 1 + (row % 10 < hospital ? 1 : 0),
      r: 2,
      s: 3,
      exit: row < 10 ? '2024-03-01' : '2025-12-31',
    })),
  )
}

function getCounted(type: ChartType, data: string[], hospitals = 11) {
  const shown = storedChart(type, data, {
    viewSettings: Object.fromEntries(comparators.map((name) => [name, true])),
    timelineAttribute: 'exit',
    targets: [{ keys: ['q'], value: 4.5, label: 'Ziel von «Visite»' }],
  })
  const chart: Chart = { ...shown, ...counted(shown) }
  const request = question({ charts: [counted(chart)], own, named: own.names })
  const tables = [measureTable(getRows(hospitals), of)]
  const series = withComparators(evaluateChart(counted(chart), request, tables), counted(chart), request, tables)
  return { chart, series }
}

const t = inLanguage('de')

function getWords({ chart, series }: ReturnType<typeof getCounted>) {
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const head = comparisonTexts({ series, chart, data, t, language: 'de', filterText: () => '', isFiltered: false })
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
  return { data, head: plain(head), notes: plain(getChartNotes(series, chart, data, t, 'de')) }
}

test('a chart describes its lines without a verdict', () => {
  const { data, head, notes } = getWords(getCounted('mean', ['q']))
  const [multiple] = data?.multiples ?? []
  expect(multiple?.benchmarks.map(({ label, values }) => [label, values.map((value) => value?.mean)])).toEqual([
    ['Median der Institutionen', [1.6]],
    ['Bestes Zehntel', [2]],
    ['Eigener Zeitraum davor (01.01.2024 – 31.12.2024)', [3.8]],
    ['Ziel von «Visite»', [4.5]],
  ])
  expect(head).toEqual([
    'Median der Institutionen: der mittlere der Werte von 11 Institutionen mit mindestens 10 Antworten, jede zählt einmal.',
    'Bestes Zehntel: diese Grenze erreicht das beste Zehntel von 11 Institutionen mit mindestens 10 Antworten.',
    'Eigener Zeitraum davor: 01.01.2024 – 31.12.2024, n = 10.',
  ])
  const sentences = notes.filter((note) => note.startsWith('Bei «Seeblick»'))
  expect(sentences).toEqual([
    'Bei «Seeblick» liegt der Mittelwert mit 3.80 (n = 20) über dem Median der Institutionen, 1.60 (11 Institutionen).',
    'Bei «Seeblick» liegt der Mittelwert mit 3.80 (n = 20) über der Grenze des besten Zehntels, 2.00 (11 Institutionen). Das gehört zum besten Zehntel.',
    'Bei «Seeblick» liegt der Mittelwert mit 3.80 (n = 20) gleichauf mit dem eigenen Wert im Zeitraum davor, 3.80 (n = 10).',
    'Bei «Seeblick» liegt der Mittelwert mit 3.80 (n = 20) unter dem eigenen Ziel, 4.50.',
  ])
  expect(notes.at(-1)).toMatch(/Typ 7.*keine Prüfung auf Zufall\.$/)
  expect(notes.join(' ')).not.toMatch(/signifikant|als Zufall erklärt/)
})

test('the best tenth of an item where lower is better is its low end', () => {
  const { series } = getCounted('mean', ['r'])
  expect(series.comparators?.map(({ name, items }) => [name, items])).toEqual([
    ['median', [{ mean: 2, n: 11 }]],
    ['best_tenth', [{ mean: 2, n: 11 }]],
    ['own_before', [{ mean: 2, n: 10 }]],
  ])
})

test('a chart of fewer than ten institutions gives the reason and has no line', () => {
  const { data, head, notes } = getWords(getCounted('mean', ['q'], 9))
  const labels = data?.multiples.flatMap(({ benchmarks }) => benchmarks.map(({ label }) => label))
  expect(labels).toEqual(['Eigener Zeitraum davor (01.01.2024 – 31.12.2024)', 'Ziel von «Visite»'])
  expect(head).toContain('Median der Institutionen: erst ab 10 Institutionen mit je mindestens 10 Antworten.')
  expect(head).toContain('Bestes Zehntel: erst ab 10 Institutionen mit je mindestens 10 Antworten.')
  expect(notes.join(' ')).not.toMatch(/Median|Zehntel/)
})

const types = ['mean', 'radar', 'boxPlot', 'tableChart', 'timeline'] as const

test.each(types)('every output of %s has the figures, and none names another institution', async (type) => {
  const { chart, series } = getCounted(type, ['q', 'r', 's'])
  const { table, xlsx, ...made } = (await outputs(series, chart)) as Record<string, unknown> & {
    table: { columns: { label: string }[]; rows: { cells: unknown[] }[] }
  }
  const labels = table.columns.map(({ label }) => label)
  const at = (label: string) => table.rows[0]?.cells[labels.indexOf(label)]
  const isRich = getOptions(type).includes('own_before')
  expect(at('Median der Institutionen')).toBe(1.6)
  expect(at('Median der Institutionen: Institutionen')).toBe(11)
  expect(at('Bestes Zehntel')).toBe(2)
  if (isRich) expect(at('Eigener Zeitraum davor (01.01.2024 – 31.12.2024)')).toBe(3.8)
  expect(at('Ziel von «Visite»')).toBe(4.5)
  expect(String(at('In Worten'))).toContain('über dem Median der Institutionen, 1.60 (11 Institutionen).')
  expect(JSON.stringify(xlsx)).toContain('Median der Institutionen')
  for (const text of [made['csv'], made['copied'], made['words']])
    expect(JSON.stringify(text)).toContain('Bestes Zehntel')
  if (type !== 'tableChart') {
    expect(JSON.stringify(made['tips'])).toContain('Median der Institutionen: 1.60 (11 Institutionen)')
    expect(JSON.stringify(made['deck'])).toContain('Median der Institutionen')
    expect(String(made['saved'])).toContain('Bestes Zehntel')
  }
  expect(JSON.stringify([table, xlsx, made, series])).not.toMatch(/Spital \d/)
})
