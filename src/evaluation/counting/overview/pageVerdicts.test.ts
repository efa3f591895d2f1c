// @vitest-environment node
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { evaluateOverview } from './evaluateOverview.ts'

const keys = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']
const scale = { min: 1, max: 5, reversed: false }
const answers = [5, 5, 4, 4, 4, 3, 4, 5, 3, 4]
const rows = Array.from({ length: 200 }, (_, row) => ({
  content_object: row < 100 ? 'X' : 'Y',
  ward: row % 2 === 0 ? 'A' : 'B',
  ...Object.fromEntries(
    keys.map((key, place) => [key, place === 0 && row % 6 === 0 ? 3 : (answers[(row + place) % 10] ?? 4)]),
  ),
}))
const tables = [
  measureTable(rows, source([...keys.map((key) => attribute(key, 'likert', { scale })), attribute('ward', 'single')])),
]
const getMean = (key: string) => {
  const own = rows.slice(0, 100).map((row) => Number(row[key as keyof typeof row]))
  return own.reduce((sum, value) => sum + value, 0) / own.length
}
// q1 is below by so much that it differs alone, and not among six.
const benchmark = {
  id: 1,
  label: sameWords('CH'),
  calculated: null,
  filters: [],
  means: Object.fromEntries(
    keys.map((key, place) => [key, { n: 5000, mean: getMean(key) + (place === 0 ? 0.18 : 0.02), sd: 0.75 }]),
  ),
}
const compared = { benchmarks: [1], viewSettings: { benchmark: true } }
const one = chart('mean', ['q1'], { ...compared, i: 'one' })
const others = chart('mean', keys.slice(1), { ...compared, i: 'others' })
const own = { names: ['X'], labels: { own: 'X', others: 'Alle anderen' } }
const requested = question({ charts: [one, others], benchmarks: [benchmark], own })
const getOwn = ({ panels }: Series, item = 0) => panels[0]?.figures[item]?.[0]?.[0]

function getOverview({ own: _own, ...without }: typeof requested) {
  return evaluateOverview({ ...without, institutions: ['X'], against: 'benchmark', others: [] }, tables)
}

test('a figure of the overview has the same verdict in every chart', () => {
  const overview = getOverview(requested)
  expect(overview.comparisons).toBe(6)
  const series = evaluateChart(one, requested, tables)
  expect([series.comparisons, series.family]).toEqual([1, 6])
  expect(getOwn(series)?.verdict).toEqual(overview.topics[0]?.figure.verdict)
  // Alone it would say something else.
  const { own: _gone, ...alone } = { ...requested, charts: [one] }
  const institution = { ...one, filters: [{ attribute: 'content_object', operator: 'in' as const, values: ['X'] }] }
  const judgedAlone = evaluateChart(institution, alone, tables).panels[0]?.figures[0]?.[0]?.[0]
  expect(judgedAlone?.mean).toBe(getOwn(series)?.mean)
  expect(judgedAlone?.verdict?.word).not.toBe(getOwn(series)?.verdict?.word)
  const rest = evaluateChart(others, requested, tables)
  expect(rest.items.map((_item, place) => getOwn(rest, place)?.verdict)).toEqual(
    overview.topics.slice(1).map(({ figure }) => figure.verdict),
  )
})

test('the other groups of a chart are a family of their own', () => {
  const more: Partial<Chart> = { ...compared, groups: [{ attribute: 'ward' }] }
  const byWard = evaluateChart(chart('mean', ['q1'], more), requested, tables)
  expect([byWard.comparisons, byWard.family]).toEqual([2, undefined])
})

const institution = 'content_object'
test.each<[string, Partial<Chart>, Partial<typeof requested>]>([
  ['by institution', { groups: [{ attribute: institution }] }, {}],
  ['of institutions as small charts', { splits: [{ attribute: institution }] }, {}],
  [
    'on a page of the own institution alone',
    {},
    { filters: [{ attribute: institution, operator: 'in', values: ['X'] }] },
  ],
])('a chart %s has the verdict of the overview', (_what, more, changes) => {
  const about = { ...requested, ...changes }
  const [topic] = getOverview(about).topics
  expect(topic?.figure.n).toBe(100)
  const shown = evaluateChart({ ...one, ...more }, about, tables)
  expect(shown.own).toBeUndefined()
  expect(getOwn(shown)?.mean).toBe(topic?.figure.mean)
  expect(getOwn(shown)?.verdict).toEqual(topic?.figure.verdict)
  expect(shown.family).toBe(6 + shown.comparisons - 1)
})

test.each<[string, Partial<Chart>]>([
  ['filtered by the institution', { filters: [{ attribute: institution, operator: 'in', values: ['X'] }] }],
  ['by institution', { groups: [{ attribute: institution }] }],
])('a stored chart %s has the verdict of the overview where others are turned off', (_what, more) => {
  const { own: _own, ...stored } = requested
  const about = { ...stored, charts: [{ ...one, ...more }, others], overviewOf: ['X'] }
  const [topic] = getOverview({ ...about, own }).topics
  const shown = evaluateChart({ ...one, ...more }, about, tables)
  expect(getOwn(shown)?.mean).toBe(topic?.figure.mean)
  expect(getOwn(shown)?.verdict).toEqual(topic?.figure.verdict)
  expect(shown.family).toBe(6 + shown.comparisons - 1)
  // As a chart of its own it would say something else.
  const alone = evaluateChart({ ...one, ...more }, { ...about, overviewOf: [] }, tables)
  expect([getOwn(alone)?.mean, getOwn(alone)?.n]).toEqual([topic?.figure.mean, topic?.figure.n])
  expect(getOwn(alone)?.verdict?.word).not.toBe(topic?.figure.verdict?.word)
})

test('a chart of all answers keeps its own verdicts where others are turned off', () => {
  const { own: _own, ...stored } = requested
  const shown = evaluateChart(one, { ...stored, overviewOf: ['X'] }, tables)
  expect([getOwn(shown)?.n, shown.family]).toEqual([200, undefined])
})

test('another benchmark is another comparison', () => {
  const other = { ...benchmark, id: 2 }
  const series = evaluateChart(
    { ...one, benchmarks: [2] },
    { ...requested, charts: [one, { ...one, i: 'two', benchmarks: [2] }], benchmarks: [benchmark, other] },
    tables,
  )
  expect([series.comparisons, series.family]).toEqual([1, undefined])
})
