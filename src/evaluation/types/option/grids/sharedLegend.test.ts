import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import {
  categories,
  getBenchmark,
  getChart,
  getFigure,
  inLanguage,
  item,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { entryGroups, meansElsewhere, sharedLegend } from './sharedLegend.ts'

const t = inLanguage('de')
const benchmark = getBenchmark('Schweiz', [{ n: 900, mean: 3, sd: 1 }])

/** The own institution next to all others, as hospital people read a chart. */
function getData(type: Chart['type'], own = 'Klinik A', more: Partial<Chart> = {}) {
  const [first, others] = categories(own, 'Alle anderen')
  const slices = first && others ? [first, { ...others, isOthers: true as const }] : []
  const series = getSeries({ items: [item('q1')], slices, benchmarks: [benchmark] }, () => getFigure([1, 2, 3, 4, 9]))
  const chart = getChart(type, { viewSettings: { benchmark: true }, ...more })
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('a table has no legend')
  return data
}

const share = (...charts: ReturnType<typeof getData>[]) =>
  sharedLegend(charts.map((data, index) => ({ i: `c${index}`, groups: entryGroups(data, t), signs: [] })))
const labels = ({ entries }: ReturnType<typeof share>) => entries.map(({ label }) => label)
const asText = (label: string) => label.replaceAll('\u00a0', ' ')

test('explains the series and the benchmark that two charts of different types share', () => {
  const shared = share(getData('mean'), getData('boxPlot'))
  expect(labels(shared).map(asText)).toEqual(['Klinik A', 'Alle anderen', 'Benchmark: Schweiz'])
  expect(shared.keys['c0']).toHaveLength(3)
  expect(shared.keys['c1']).toEqual(shared.keys['c0'])
})

test('shares nothing of a single chart', () => {
  expect(share(getData('mean'))).toEqual({ entries: [], signs: [], keys: {}, texts: {} })
})

test('leaves series of the same name but another colour to their charts', () => {
  const shared = share(getData('mean'), getData('mean', 'Klinik A', { config: { colors: ['#aa0000'] } }))
  expect(labels(shared).map(asText)).toEqual(['Benchmark: Schweiz'])
})

test('gives a colour one meaning, that of most charts', () => {
  const [one, other] = [getData('mean'), getData('mean', 'Klinik B')]
  const shared = share(other, other, one, one, one)
  expect(labels(shared).map(asText)).toEqual(['Benchmark: Schweiz', 'Klinik A', 'Alle anderen'])
  expect(shared.keys['c0']).toEqual(['benchmark Schweiz 0'])
})

test('leaves series with patterns and points of single institutions to their charts', () => {
  const series = getSeries({ items: [item('q1')], slices: categories('Frau', 'Mann') }, () => getFigure([0, 1, 9]))
  const chart = getChart('mean')
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  expect(data && share(data, data)).toEqual({ entries: [], signs: [], keys: {}, texts: {} })
  const funnel = { ...getData('mean'), shape: 'funnels' as const }
  expect(share(funnel, funnel)).toEqual({ entries: [], signs: [], keys: {}, texts: {} })
})

test('leaves the answers of different questions to their charts', () => {
  const items = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
  const chart = getChart('likert')
  const getGroups = (some: typeof items) => {
    const series = getSeries({ items: some }, () => getFigure([1, 2, 3, 4, 9]))
    const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
    return data && entryGroups(data, t).map((group) => group.length)
  }
  expect([getGroups(items), getGroups(items.slice(0, 1))]).toEqual([[], [5]])
})

test('names no institution that its charts do not name', () => {
  const named = JSON.stringify(share(getData('mean'), getData('bar'), getData('timeline')))
  expect(named).not.toMatch(/Klinik [^A]|#\d+ /)
})

test('keeps a comparison whose value is in its name in its chart', () => {
  const data = getData('mean')
  const withTarget = {
    ...data,
    multiples: data.multiples.map((multiple) => ({
      ...multiple,
      benchmarks: [{ label: 'Ziel', comparator: 'own_target' as const, values: [{ mean: 4, n: null, sd: null }] }],
    })),
  }
  expect(labels(share(withTarget, withTarget))).toEqual(['Klinik A', 'Alle anderen'])
})

test('the mean of a benchmark that is explained elsewhere is known by its name', () => {
  const data = getData('mean')
  expect([...meansElsewhere(data, new Set(['benchmark Schweiz 0']), t)]).toEqual([['Schweiz', '3.00']])
  expect([...meansElsewhere(data, new Set(), t)]).toEqual([])
})

const better = { sign: '▲', text: 'besser', isGood: true }
const signal = { sign: '(S)', text: 'auffällig', isGood: null, isSignal: true as const }

test('explains the signs that two charts have, and leaves that of a single one to its chart', () => {
  const signs = [[better], [better, signal], []]
  const shared = sharedLegend(signs.map((own, index) => ({ i: `c${index}`, groups: [], signs: own })))
  expect(shared.signs).toEqual([better])
  expect(shared.texts).toEqual({ c0: ['besser'], c1: ['besser'] })
})
