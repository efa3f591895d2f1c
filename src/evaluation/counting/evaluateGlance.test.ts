// @vitest-environment node
import { expect, test } from 'vitest'
import type { GlanceQuestion } from '#evaluation/model/glance.ts'
import type { Benchmark } from '#evaluation/model/question.ts'
import { evaluateChart } from './evaluateChart.ts'
import { evaluateGlance } from './evaluateGlance.ts'
import { sameWords } from './measureTable.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
const asked = source([
  attribute('care', 'likert', { scale }),
  attribute('wait', 'likert', { scale: { ...scale, reversed: true } }),
  attribute('food', 'likert', { scale }),
  attribute('exit', 'date'),
  attribute('sex', 'single', { options: [1, 2] }),
])
/** 'Nord' is worse in care and in food, 'Süd' as everybody; a year ago Nord was better in care. */
const rows = Array.from({ length: 400 }, (_, row) => {
  const isNord = row % 2 === 0
  const isNow = row % 4 < 2
  const spread = (Math.floor(row / 4) % 3) - 1
  return {
    content_object: isNord ? 'Nord' : 'Süd',
    care: 3 + spread + (isNord && isNow ? -1 : 0),
    wait: 3 + spread,
    food: 3 + spread - (isNord ? 1 : 0),
    sex: 1 + (Math.floor(row / 12) % 2),
    exit: isNow ? '2025-06-01' : '2024-06-01',
  }
})
const last = { ...rows[0], care: 1, wait: 2, food: 1, sex: 1, exit: '2025-12-31', content_object: 'Nord' }
const table = measureTable([...rows, last], asked)
const nord = [...rows, last].filter(({ content_object }) => content_object === 'Nord')
const known = { n: 5000, mean: 3, sd: 0.82 }
const benchmark: Benchmark = {
  id: 1,
  label: sameWords('Schweiz'),
  calculated: null,
  filters: [],
  means: { care: known, wait: known, food: known },
}
const compared = { benchmarks: [1], viewSettings: { benchmark: true } }
const means = chart('mean', ['care', 'wait'], { ...compared, i: 'means', groups: [{ attribute: 'sex' }] })
const over = chart('timeline', ['food', 'care'], { ...compared, i: 'over', timelineAttribute: 'exit' })

function glance(more: Partial<GlanceQuestion> = {}) {
  const charts = [means, chart('mean', ['care'], { i: 'plain' }), over]
  return evaluateGlance(
    { ...question({ charts, benchmarks: [benchmark] }), institutions: ['Nord'], others: [], ...more },
    [table],
  )
}

test('every topic that a chart compares with a benchmark comes once, with the figure of the own institutions', () => {
  const { topics, rows: count, complete } = glance()
  expect(topics.map(({ chart: i, item, figure }) => [i, item.name, figure.n])).toEqual([
    ['means', 'care', 201],
    ['means', 'wait', 201],
    ['over', 'food', 201],
  ])
  expect([count, complete]).toEqual([201, true])
  const [care] = topics
  expect(care?.figure.mean).toBeCloseTo(nord.reduce((sum, row) => sum + row.care, 0) / nord.length, 12)
  expect(care?.benchmark).toMatchObject({ id: 1, n: 5000, mean: 3 })
  expect(glance({ institutions: ['Nord', 'Süd'] }).topics[0]?.figure.n).toBe(401)
})

test('verdicts are those of a chart with the same topics, adjusted together over all charts', () => {
  const { topics, comparisons } = glance()
  const filters = [{ attribute: 'content_object', operator: 'in' as const, values: ['Nord'] }]
  const one = evaluateChart(
    chart('tableChart', ['care', 'wait', 'food'], compared),
    question({ filters, benchmarks: [benchmark] }),
    [table],
  )
  expect(topics.map(({ figure }) => figure)).toEqual(one.panels[0]?.figures.map((groups) => groups[0]?.[0]))
  expect(topics.map(({ figure }) => figure.verdict?.word)).toEqual(['worse', 'alike', 'worse'])
  expect([comparisons, one.comparisons]).toEqual([3, 3])
})

test('the last twelve months are compared with those before, by the time of the charts', () => {
  const { periods, topics, changes } = glance()
  expect(periods).toEqual({ now: ['2025-01-01', '2025-12-31'], before: ['2024-01-01', '2024-12-31'] })
  const [care, wait] = topics
  expect(care?.change).toMatchObject({ now: { n: 101, verdict: { word: 'worse' } }, before: { n: 100 } })
  expect(care?.change?.before.mean).toBeCloseTo(2.99, 12)
  expect(wait?.change?.now.verdict?.word).toBe('alike')
  expect(changes).toBe(3)
})

test('where small groups are withheld the period ends with a month of enough people, not on the day of a single one', () => {
  expect(glance({ hideBelow: 5 }).periods?.now).toEqual(['2024-07-01', '2025-06-30'])
})

test('it follows the filters of the page: days that were chosen are the last period, other filters hold for both', () => {
  const days = (from: string, to: string) => ({ attribute: 'exit', operator: 'between' as const, values: [from, to] })
  expect(glance({ filters: [days('2024-06-01', '2024-06-30')] }).periods).toEqual({
    now: ['2024-06-01', '2024-06-30'],
    before: ['2024-05-02', '2024-05-31'],
  })
  expect(glance({ filters: [days('2024-01-01', '2024-12-31')] }).topics[0]?.figure.n).toBe(100)
  const [care] = glance({ filters: [{ attribute: 'sex', operator: 'in', values: [1] }] }).topics
  const women = nord.filter(({ sex }) => sex === 1)
  const before = women.filter(({ exit }) => exit < '2025')
  expect([care?.figure.n, care?.change?.before.n]).toEqual([women.length, before.length])
})

test('too few answers are no verdict, and what is withheld says nothing', () => {
  const few = measureTable(rows.slice(0, 12), asked)
  const ask = { ...question({ charts: [means], benchmarks: [benchmark] }), institutions: ['Nord'], others: [] }
  const open = evaluateGlance(ask, [few])
  expect(open.topics.map(({ figure }) => [figure.n, figure.verdict?.word])).toEqual([
    [6, 'tooFew'],
    [6, 'tooFew'],
  ])
  expect(open.comparisons).toBe(0)
  const closed = evaluateGlance({ ...ask, hideBelow: 7 }, [few])
  expect(closed.topics.map(({ figure }) => [figure.isWithheld, figure.n, figure.mean])).toEqual([
    [true, 0, null],
    [true, 0, null],
  ])
  expect(closed.rows).toBeNull()
})

test('without own rows nothing is said of them, and no benchmark means no topic', () => {
  const none = glance({ institutions: ['Ost'] })
  expect(none.topics.map(({ figure }) => [figure.n, figure.verdict])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ])
  expect(none.periods).toBeNull()
  expect(glance({ benchmarks: [] }).topics).toEqual([])
})

test('one clinic is compared with the others of a reader: what these answered stands in the place of the benchmark', () => {
  const { topics, against, comparisons } = glance({ others: ['Süd'] })
  expect([against, comparisons]).toEqual(['others', 3])
  const sud = rows.filter(({ content_object }) => content_object === 'Süd')
  const mean = sud.reduce((sum, { care }) => sum + care, 0) / sud.length
  const sd = Math.sqrt(sud.reduce((sum, { care }) => sum + (care - mean) ** 2, 0) / (sud.length - 1))
  const [care] = topics
  expect(care?.benchmark).toMatchObject({ n: 200 })
  expect(care?.benchmark.mean).toBeCloseTo(mean, 12)
  expect(care?.benchmark.sd).toBeCloseTo(sd, 12)
  expect(topics.map(({ figure }) => figure.verdict?.word)).toEqual(['worse', 'alike', 'worse'])
  // Nobody is compared with those who answered nothing.
  expect(glance({ others: ['Ost'] }).topics).toEqual([])
})
