import { expect, test } from 'vitest'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'
import {
  benchmarkOf,
  chartOf,
  figureOf,
  item,
  sayIn,
  seriesOf,
  words,
} from '#evaluation/types/definition/testSeries.ts'
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
    'Die Antworten zählen als unabhängig voneinander.',
  ])
  expect(notes([benchmarkOf('Schweiz', [null])], { comparisons: 0 })).toEqual([])
})

test('a benchmark without spread is told, and what stands in for it', () => {
  expect(notes([benchmarkOf('Schweiz', [{ ...known, sd: null }])]).slice(2)).toEqual([
    'Benchmark ohne Streuung: Verglichen wird mit der Streuung der gezeigten Antworten.',
  ])
})

test('by what answers hang together is named, also where that leaves no verdict', () => {
  const by = { clusteredBy: words('Station') }
  const announcement =
    'Antworten hängen nach «Station» zusammen; das ist eingerechnet (t mit Anzahl Gruppen − 1). Unter 10 solchen Gruppen gibt es kein Urteil.'
  expect(notes([benchmarkOf('Schweiz', [known])], by)).toContain(announcement)
  expect(notes([benchmarkOf('Schweiz', [known])], { ...by, comparisons: 0 })).toContain(announcement)
})

test('what a score turned is said by name', () => {
  const reversed = { ...item('q1', 'Wartezeit'), turned: [words('Lärm')] }
  expect(notes([benchmarkOf('Schweiz', [known])], { items: [reversed] })).toContain(
    'Im Gesamtwert umgekehrt gezählt: Lärm.',
  )
})

test('bins that are longer than asked for are told', () => {
  const chart = chartOf('timeline', { viewSettings: { bin_day: true } })
  const notesWith = (bin: Series['bin']) =>
    notesOf(
      seriesOf({ items: [item('q1')], bin }, () => figureOf([1, 2, 3, 4, 5])),
      chart,
      null,
      sayIn('de'),
      'de',
    )
  expect(notesWith('bin_month')).toEqual(['Gezeigt nach Monat statt nach Tag, damit die Punkte lesbar bleiben.'])
  expect(notesWith('bin_day')).toEqual([])
})
