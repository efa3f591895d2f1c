import { expect, test } from 'vitest'
import type { ChartType } from '#evaluation/model/chart.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import {
  getBenchmark,
  categories,
  getChart,
  getFigure,
  item,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getTip } from './tip.ts'

test.each<[ChartType, string]>([
  ['mean', '8'],
  ['bar', '8'],
  ['timeline', '8'],
  // Each slice has a bar of its own, whose parts are the answers of the same people.
  ['likert', '3'],
])('adds up the invalid answers in a tooltip of %s [R07]', (type, count) => {
  const t = inLanguage('de')
  const series = getSeries({ items: [item('q1')], slices: categories('Frauen', 'Männer') }, (_item, _group, slice) =>
    getFigure([1, 2, 3, 4, 5], { invalid: slice === 0 ? 3 : 5 }),
  )
  const data = getLayoutData({ series, chart: getChart(type), language: 'de', t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  expect(getTip({ data, t }, 0, 0)?.notes).toContain(`${count} ungültige Antworten sind nicht mitgezählt.`)
})

test('tooltip and table show the answers of people beside n where questions are pooled', () => {
  const t = inLanguage('de')
  const scale = { min: 1, max: 5, reversed: false }
  const of = source([attribute('q', 'likert', { scale }), attribute('p', 'likert', { scale })])
  const rows = [{ q: 1, p: 3 }, { q: 2, p: 4 }, { q: 5 }]
  const shown = (type: ChartType, keys: string[]) => {
    const own = chart(type, [{ keys, name: 'Alles', skala: false }])
    const series = evaluateChart(own, question(), [measureTable(rows, of)])
    const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
    const { columns, rows: cells } = toTable({ series, chart: own, t, language: 'de' })
    const place = columns.findIndex(({ label }) => label === 'Antworten')
    const line = data && getTip({ data, t }, 0, 0)?.lines[0]
    return [line?.n.replaceAll('\u00a0', ' '), place < 0 ? null : cells[0]?.cells[place]]
  }
  expect(shown('mean', ['q', 'p'])).toEqual(['n = 3 (5 Antworten)', 5])
  expect(shown('likert', ['q', 'p'])).toEqual(['n = 3 (5 Antworten)', 5])
  expect(shown('mean', ['q'])).toEqual(['n = 3', null])
})

test('a tooltip shows the spread and the n of a benchmark', () => {
  const t = inLanguage('de')
  const getTexts = (sd: number | null, n: number | null) => {
    const series = getSeries(
      { items: [item('q1')], benchmarks: [getBenchmark('Schweiz', [{ n, mean: 3.7, sd }])] },
      () => getFigure([1, 2, 3, 4, 5]),
    )
    const chart = getChart('mean', { viewSettings: { benchmark: true } })
    const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
    const notes = data && getTip({ data, t }, 0, 0)?.notes
    return notes?.find((note) => note.startsWith('Benchmark '))?.replaceAll('\u00a0', ' ')
  }
  expect(getTexts(0.9, 5000)).toBe("Benchmark Schweiz: 3.70 (SD = 0.90, n = 5'000)")
  expect(getTexts(null, 5000)).toBe("Benchmark Schweiz: 3.70 (n = 5'000)")
  expect(getTexts(null, null)).toBe('Benchmark Schweiz: 3.70')
})
