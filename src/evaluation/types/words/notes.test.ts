import { expect, test } from 'vitest'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'
import { benchmarkOf, chartOf, figureOf, item, sayIn, seriesOf, words } from '../testSeries.ts'
import { notesOf } from './notes.ts'

const known = { n: 900, mean: 3, sd: 1 }

function notes(benchmarks: BenchmarkLine[], more: Partial<Series> = {}): string[] {
  const verdict = { word: 'better' as const, isClear: false }
  const parts = { items: [item('q1', 'Wartezeit')], benchmarks, comparisons: 18, ...more }
  const series = seriesOf(parts, () => figureOf([0, 0, 3, 9, 9], { verdict }))
  return notesOf(series, chartOf('mean', { viewSettings: { benchmark: true } }), null, sayIn('de'), 'de')
}

test('how many comparisons there were is said, and that they were adjusted together', () => {
  expect(notes([benchmarkOf('Schweiz', [known])])).toEqual([
    '18 Vergleiche mit dem Benchmark, gemeinsam angepasst nach Benjamini–Hochberg (5 %).',
  ])
  expect(notes([benchmarkOf('Schweiz', [null])], { comparisons: 0 })).toEqual([])
})

test('of two benchmarks it is said which one the verdicts are about', () => {
  const two = [benchmarkOf('Schweiz', [known]), benchmarkOf('Kanton', [known], 2)]
  expect(notes(two)).toContain('Verglichen wird mit dem Benchmark Schweiz.')
  expect(notes(two.slice(0, 1)).join(' ')).not.toContain('Verglichen wird')
})

test('a benchmark says when it was calculated, that it has a filter of its own, and that it knows no spread', () => {
  const own = {
    ...benchmarkOf('Schweiz', [{ ...known, sd: null }]),
    calculated: '2026-03-04T10:00:00+01:00',
    filters: [{ attribute: 'sex', operator: 'in' as const, values: [1] }],
  }
  expect(notes([own]).slice(1)).toEqual([
    'Benchmark ohne Streuung: Verglichen wird mit der Streuung der gezeigten Antworten.',
    'Benchmark Schweiz: berechnet am 04.03.2026.',
    'Der Benchmark Schweiz ist über einen Teil der Antworten gerechnet (eigener Filter).',
  ])
})

test('where lower is better, and what a score turned, are said by name', () => {
  const lower = { ...item('q1', 'Wartezeit'), direction: 'lower' as const, turned: [words('Lärm')] }
  const told = notes([benchmarkOf('Schweiz', [known])], { items: [lower] })
  expect(told).toContain('Tiefer ist besser: Wartezeit.')
  expect(told).toContain('Im Gesamtwert umgekehrt gezählt: Lärm.')
})
