import { expect, test } from 'vitest'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import {
  getBenchmark,
  getChart,
  getFigure,
  item,
  numberItem,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { comparisonTexts, verdictKey } from './head.ts'

const known = { n: 900, mean: 3, sd: 1 }
const t = inLanguage('de')

function head(benchmarks: BenchmarkLine[], more: Partial<Series> = {}, { type = 'mean', isFiltered = false } = {}) {
  const parts = { items: [item('q1', 'Wartezeit')], benchmarks, comparisons: 18, ...more }
  const series = getSeries(parts, () => getFigure([0, 0, 3, 9, 9]))
  const chart = getChart(type as 'mean', { viewSettings: { benchmark: true } })
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const filterText = () => 'Geschlecht: Frau'
  return {
    key: verdictKey(series, data, t).map(({ sign, text }) => `${sign} ${text}`.trim()),
    texts: comparisonTexts({ series, chart, data, t, language: 'de', filterText, isFiltered }).map((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
  }
}

test('explains the symbols of all three verdicts above the chart', () => {
  const words = ['▲ besser', '▼ schlechter', 'ohne Zeichen: kein gesicherter Unterschied']
  expect(head([getBenchmark('Schweiz', [known])]).key).toEqual(words)
  const neutral = { items: [numberItem('days')] }
  expect(head([getBenchmark('Schweiz', [known])], neutral).key).toEqual([
    '⬆ über dem Benchmark',
    '⬇ unter dem Benchmark',
    'ohne Zeichen: kein gesicherter Unterschied',
  ])
  expect(head([getBenchmark('Schweiz', [known])], { comparisons: 0 }).key).toEqual([])
  // A net and a box have no symbols; their verdicts are in the tooltip and the table.
  const three = { items: ['a', 'b', 'c'].map((name) => item(name)) }
  expect(head([getBenchmark('Schweiz', [known, known, known])], three, { type: 'radar' }).key).toEqual([])
  expect(head([getBenchmark('Schweiz', [known])], {}, { type: 'boxPlot' }).key).toEqual([])
})

test('a benchmark shows its n, its day and its own filter', () => {
  const own = {
    ...getBenchmark('Schweiz', [known]),
    calculated: '2026-03-04T10:00:00+01:00',
    filters: [{ attribute: 'sex', operator: 'in' as const, values: [1] }],
  }
  expect(head([own]).texts).toEqual([
    'Benchmark Schweiz: n = 900, berechnet am 04.03.2026, nur Geschlecht: Frau.',
    // Women with a filter by men are otherwise judged without a note.
    'Der Benchmark ist nicht gleich gefiltert wie diese Antworten.',
  ])
  expect(head([getBenchmark('Schweiz', [{ ...known, n: null }])]).texts).toEqual([
    'Benchmark Schweiz: n unbekannt, Datum der Berechnung unbekannt.',
  ])
  const uneven = { items: [item('a'), item('b')] }
  expect(head([getBenchmark('Schweiz', [known, { ...known, n: 1200 }])], uneven).texts[0]).toContain("n = 900–1'200,")
})

test('names the benchmark that the verdicts are about', () => {
  const two = [getBenchmark('Schweiz', [known]), getBenchmark('Kanton', [known], 2)]
  expect(head(two).texts).toContain('Verglichen wird mit dem Benchmark Schweiz.')
  expect(head(two.slice(0, 1)).texts.join(' ')).not.toContain('Verglichen wird')
  expect(head(two, {}, { isFiltered: true }).texts).toContain(
    'Der Benchmark ist nicht gleich gefiltert wie diese Antworten.',
  )
})

test('names the items where lower is better', () => {
  const lower = { items: [{ ...item('q1', 'Wartezeit'), direction: 'lower' as const }] }
  expect(head([], lower).texts).toEqual(['Tiefer ist besser: Wartezeit.'])
})
