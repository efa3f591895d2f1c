import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Benchmark, Source } from '#evaluation/model/question.ts'
import { readBenchmark, readSource } from '#evaluation/model/readSource.ts'
import { comparisonTexts } from '#evaluation/types/words/head.ts'
import { verdictText } from '#evaluation/types/words/verdict.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { evaluateChart } from './evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale }),
  attribute('p', 'likert', { scale }),
  attribute('days', 'number'),
])
const rows = Array.from({ length: 40 }, (_, row) => ({ q: 3 + (row % 3), p: 2, days: row }))
const score = { keys: ['q', 'p'], name: 'Gesamtwert', skala: true }

function benchmark(mean: number, more: Partial<Benchmark> & { key?: string } = {}): Benchmark {
  const { key = 'q', ...rest } = more
  const made = readBenchmark({ id: 1, name: 'Schweiz', means: { [key]: { n: 900, mean, sd: 1 } } })
  if (!made) throw new Error('no benchmark')
  return { ...made, ...rest }
}

function shown(benchmarks: Benchmark[], data: Chart['data'][number] | string = 'q', more: Partial<Source> = {}) {
  const own = chart('mean', [data], { benchmarks: benchmarks.map(({ id }) => id), viewSettings: { benchmark: true } })
  const series = evaluateChart(own, question({ benchmarks }), [measureTable(rows, { ...of, ...more })])
  const head = comparisonTexts({
    series,
    chart: own,
    data: null,
    t: inLanguage('de'),
    language: 'de',
    filterText: () => '',
    isFiltered: false,
  })
  return { series, head, verdict: series.panels[0]?.figures[0]?.[0]?.[0]?.verdict }
}

test.each<[string, Benchmark, string | Chart['data'][number], string]>([
  [
    'another measure',
    benchmark(3, { measures: [555] }),
    'q',
    'Der Benchmark Schweiz gehört zu einer anderen Messung und wird nicht gezeigt.',
  ],
  [
    'a mean above the scale',
    benchmark(7.4),
    'q',
    'Der Benchmark Schweiz hat eine andere Skala und wird nicht gezeigt (q).',
  ],
  [
    'a mean below the scale',
    benchmark(0.4),
    'q',
    'Der Benchmark Schweiz hat eine andere Skala und wird nicht gezeigt (q).',
  ],
])('ignores a benchmark of %s with a note', (_what, own, data, text) => {
  const { series, head, verdict } = shown([own], data)
  expect(series.benchmarks).toEqual([])
  expect([head, verdict ?? null]).toEqual([[text], null])
})

test.each<[string, Partial<Source>, Partial<Benchmark>]>([
  ['the measure itself', {}, { measures: [1] }],
  ['its parent', { family: [10] }, { measures: [10] }],
  ['a measure it does not name', {}, {}],
])('uses a benchmark of %s', (_what, more, own) => {
  expect(shown([benchmark(3, own)], 'q', more).verdict).toBeTruthy()
})

test('a record holds its family and its measures', () => {
  // Some servers write ids as text.
  const stored: object = { benchmark_measures: [1, '2'] }
  expect(readSource({ id: 3, parent_measure_id: 10, child_measure_ids: [12] }).family).toEqual([10, 12])
  expect(readBenchmark({ id: 3, ...stored }).measures).toEqual([1, 2])
})

test.each([
  ['de', 'zu wenige Antworten auf der anderen Seite (n = 7)'],
  ['fr', 'trop peu de réponses de l’autre côté (n = 7)'],
  ['it', 'troppo poche risposte dall’altro lato (n = 7)'],
] as const)('the verdict names the answers of a benchmark that are too few: %s', (language, text) => {
  const few = { ...benchmark(3), means: { q: { n: 7, mean: 3, sd: 1 } } }
  const figure = shown([few]).series.panels[0]?.figures[0]?.[0]?.[0]
  expect(figure && verdictText(figure, inLanguage(language)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

test('plain numbers have no scale that a benchmark could leave', () => {
  expect(shown([benchmark(300, { key: 'days' })], 'days').verdict).toBeTruthy()
})

test('does not compare a score with the benchmarks of its questions', () => {
  const { head, verdict } = shown([benchmark(3)], score)
  expect(verdict ?? null).toBeNull()
  expect(head.join()).toContain('enthält keinen Gesamtwert (Gesamtwert): kein Vergleich')
})

test('compares a score with a benchmark of that score', () => {
  expect(shown([benchmark(3, { key: 'Gesamtwert' })], score).verdict).toBeTruthy()
})

test('differentiates two benchmarks of one name by their day or their number', () => {
  const named = (...days: (string | null)[]) =>
    shown(days.map((calculated, place) => benchmark(3, { id: place + 1, calculated }))).series.benchmarks.map(
      ({ label }) => label.de,
    )
  expect(named('2026-01-01T00:00:00Z', '2026-02-01T23:30:00Z')).toEqual([
    'Schweiz (01.01.2026)',
    'Schweiz (02.02.2026)',
  ])
  expect(named('2026-01-01T00:00:00Z', '2026-01-01T05:00:00Z', null)).toEqual([
    'Schweiz (#1)',
    'Schweiz (#2)',
    'Schweiz (#3)',
  ])
  expect(named(null)).toEqual(['Schweiz'])
})
