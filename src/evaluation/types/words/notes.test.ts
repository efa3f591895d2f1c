import { expect, test } from 'vitest'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'
import {
  getBenchmark,
  getBox,
  getChart,
  categories,
  getFigure,
  item,
  inLanguage,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getChartNotes } from './notes.ts'

const known = { n: 900, mean: 3, sd: 1 }

function notes(benchmarks: BenchmarkLine[], more: Partial<Series> = {}): string[] {
  const verdict = { word: 'better' as const, isClear: false }
  const parts = { items: [item('q1', 'Wartezeit')], benchmarks, comparisons: 18, ...more }
  const series = getSeries(parts, () => getFigure([0, 0, 3, 9, 9], { verdict }))
  return getChartNotes(series, getChart('mean', { viewSettings: { benchmark: true } }), null, inLanguage('de'), 'de')
}

test('shows the number of comparisons and their adjustment', () => {
  expect(notes([getBenchmark('Schweiz', [known])])).toEqual([
    '18 Vergleiche mit dem Benchmark, gemeinsam angepasst nach Benjamini–Hochberg (5 %).',
    'Die Antworten zählen als unabhängig voneinander.',
  ])
  expect(notes([getBenchmark('Schweiz', [null])], { comparisons: 0 })).toEqual([])
})

test('says that a filter leaves too few people, with the limit', () => {
  expect(notes([], { comparisons: 0, isRestSmall: true, hideBelow: 5 })).toContain(
    'Die übrigen Antworten wären zu wenige: Ein Filter lässt weniger als 5 Personen weg, und ihre Werte liessen sich ausrechnen.',
  )
  expect(notes([], { comparisons: 0, hideBelow: 5 })).toEqual([])
})

test('reports a benchmark without spread and its substitute', () => {
  expect(notes([getBenchmark('Schweiz', [{ ...known, sd: null }])])[0]).toBe(
    'Benchmark ohne Streuung: Verglichen wird mit der Streuung der gezeigten Antworten.',
  )
})

test('names the cluster attribute', () => {
  const by = { clusteredBy: words('Station') }
  const sentence =
    'Antworten hängen nach «Station» zusammen; das ist eingerechnet (t mit Anzahl Gruppen − 1). Unter 10 solchen Gruppen wird nicht beurteilt.'
  expect(notes([getBenchmark('Schweiz', [known])], by)).toContain(sentence)
  expect(notes([getBenchmark('Schweiz', [known])], { ...by, comparisons: 0 })).toContain(sentence)
})

test('names the reversed questions of a score', () => {
  const reversed = { ...item('q1', 'Wartezeit'), turned: [words('Lärm')] }
  expect(notes([getBenchmark('Schweiz', [known])], { items: [reversed] })).toContain(
    'Im Gesamtwert umgekehrt gezählt: Lärm.',
  )
})

test('reports bins that are longer than configured', () => {
  const chart = getChart('timeline', { viewSettings: { bin_day: true } })
  const notesWith = (bin: Series['bin']) =>
    getChartNotes(
      getSeries({ items: [item('q1')], bin }, () => getFigure([1, 2, 3, 4, 5])),
      chart,
      null,
      inLanguage('de'),
      'de',
    )
  expect(notesWith('bin_month')).toEqual(['Gezeigt nach Monat statt nach Tag, damit die Punkte lesbar bleiben.'])
  expect(notesWith('bin_day')).toEqual([])
})

test('says that lines are too many, and how to tell one', () => {
  const getNotes = (count: number) => {
    const slices = categories(...Array.from({ length: count }, (_, at) => `Station ${at}`))
    const groups = [{ value: '2025-01-01', label: words('01.2025') }]
    const series = getSeries({ items: [item('q1')], groups, slices, bin: 'bin_month' }, () =>
      getFigure([1, 2, 3, 4, 5]),
    )
    const chart = getChart('timeline')
    const t = inLanguage('de')
    const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
    return getChartNotes(series, chart, data, t, 'de')
  }
  expect(getNotes(20)[0]).toMatch(/^20 Linien sind zu viele für ein Diagramm: Zeigen Sie auf eine/)
  expect(getNotes(10).join(' ')).not.toContain('zu viele')
})

test.each([
  [1, '1 weiterer Ausreisser ist nicht gezeichnet.'],
  [1300, "1'300 weitere Ausreisser sind nicht gezeichnet."],
])('says that %d answers beyond the whiskers are not drawn', (more, sentence) => {
  const chart = getChart('boxPlot')
  const series = getSeries({ items: [item('q1')] }, () =>
    getFigure([1, 2, 3, 4, 5], { box: getBox(1, 2, 3, 4, 5, [9], more) }),
  )
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  expect(getChartNotes(series, chart, data, t, 'de')).toContain(sentence)
})

test('explains how fewer than ten answers look, where the chart shows them and has any', () => {
  const getNotes = (counts: number[], color_less_10: boolean) =>
    getChartNotes(
      getSeries({ items: [item('q1')] }, () => getFigure(counts)),
      getChart('mean', { viewSettings: { color_less_10 } }),
      null,
      inLanguage('de'),
      'de',
    )
  const note = 'Schraffiert (Punkte: hohl): n\u00a0<\u00a010'
  expect(getNotes([0, 0, 3, 3, 3], true)).toContain(note)
  for (const none of [
    getNotes([0, 0, 3, 3, 4], true),
    getNotes([0, 0, 0, 0, 0], true),
    getNotes([0, 0, 3, 3, 3], false),
  ])
    expect(none).not.toContain(note)
})
