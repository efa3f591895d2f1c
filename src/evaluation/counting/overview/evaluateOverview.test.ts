// @vitest-environment node
import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { evaluateOverview } from './evaluateOverview.ts'
import { requested, rows, table, nord, benchmark, compared, means, over, overview, request } from './testOverview.ts'
import { chart, measureTable, question } from '#evaluation/counting/testRows.ts'

test('lists every topic that a chart compares with a benchmark once', () => {
  const { topics, rows: count, complete } = overview()
  expect(topics.map(({ chart: i, item, figure }) => [i, item.name, figure.n])).toEqual([
    ['means', 'care', 201],
    ['means', 'wait', 201],
    ['over', 'food', 201],
  ])
  expect([count, complete]).toEqual([201, true])
  const [care] = topics
  expect(care?.figure.mean).toBeCloseTo(nord.reduce((sum, row) => sum + row.care, 0) / nord.length, 12)
  expect(care?.benchmark).toMatchObject({ id: 1, n: 5000, mean: 3 })
  expect(overview({ institutions: ['Nord', 'Süd'] }).topics[0]?.figure.n).toBe(401)
})

test.each([
  ['in', ['Nord']],
  ['in', ['Süd', 'Nord']],
  ['not_in', ['Süd']],
] as const)(
  'a chart of the own institutions alone (%s %j) has the same questions as one of all',
  (operator, values) => {
    const filters = [{ attribute: 'content_object', operator, values: [...values] }]
    const charts = [means, { ...means, i: 'own', filters }]
    expect(evaluateOverview(request(charts), [table])).toEqual(evaluateOverview(request([means]), [table]))
    const everyone = { against: 'everyone' } as const
    const { topics } = evaluateOverview(request([{ ...means, filters }], everyone), [table])
    expect(topics.map(({ benchmark: { n } }) => n)).toEqual([200, 200])
  },
)

test('a chart of other institutions is not about the own ones', () => {
  const filters = [{ attribute: 'content_object', operator: 'in' as const, values: ['Süd'] }]
  const { topics } = evaluateOverview(request([{ ...means, filters }]), [table])
  expect(topics.map(({ figure }) => figure.n)).toEqual([0, 0])
})

test('charts of other institutions leave the topics to those that show the own ones', () => {
  const filters = [{ attribute: 'content_object', operator: 'in' as const, values: ['Süd'] }]
  const { topics } = evaluateOverview(request([{ ...means, filters }, over]), [table])
  expect(topics.map(({ chart: i, figure }) => [i, figure.n])).toEqual([
    ['over', 201],
    ['over', 201],
  ])
})

test('verdicts equal those of a chart with the same topics', () => {
  const { topics, comparisons } = overview()
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

test('compares the last twelve months with those before', () => {
  const { periods, topics, changes } = overview()
  expect(periods).toMatchObject({
    attribute: 'exit',
    hasBefore: true,
    now: ['2025-01-01', '2025-12-31'],
    before: ['2024-01-01', '2024-12-31'],
  })
  const [care, wait] = topics
  expect(care?.change).toMatchObject({ now: { n: 101, verdict: { word: 'worse' } }, before: { n: 100 } })
  expect(care?.change?.before.mean).toBeCloseTo(2.99, 12)
  // A hundred answers a year are too few to prove that nothing has changed.
  expect(wait?.change?.now.verdict?.word).toBe('unclear')
  expect(changes).toBe(3)
})

test('with withheld small groups the period ends with a month of enough people', () => {
  expect(overview({ hideBelow: 5 }).periods?.now).toEqual(['2024-07-01', '2025-06-30'])
})

test('readers of all figures and those of large groups read the same whole months', () => {
  const [staff, hospital] = [0, 5].map((hideBelow) => overview({ hideBelow, smallGroup: 5 }))
  expect(staff?.periods).toEqual(hospital?.periods)
  expect(staff?.answers).toEqual(hospital?.answers)
  expect(staff?.topics.map(({ change }) => change?.now)).toEqual(hospital?.topics.map(({ change }) => change?.now))
})

test('the time of a page is that of all its charts, also of those that are not counted', () => {
  expect(overview().answers?.label?.de).toBe('exit')
  const { answers, periods } = evaluateOverview(request([means], { times: ['exit'] }), [table])
  expect([answers?.label?.de, periods?.attribute]).toEqual(['exit', 'exit'])
})

test('names the months of the answers, unless a filter gives their days', () => {
  expect(overview().answers?.months).toEqual(['2024-06-01', '2025-12-31'])
  const filter = (from: string | null, to: string | null): RowFilter => ({
    attribute: 'exit',
    operator: 'between',
    values: [from, to],
  })
  expect(overview({ filters: [filter('2025-01-01', '2025-12-31')] }).answers).toBeNull()
  expect(overview({ filters: [filter('2025-01-01', null)] }).answers?.months).toEqual(['2025-06-01', '2025-12-31'])
})

test('twelve months until the end of a February begin with March', () => {
  const until = { attribute: 'exit', operator: 'between' as const, values: [null, '2025-02-28'] }
  expect(overview({ filters: [until] }).periods?.now).toEqual(['2024-03-01', '2025-02-28'])
})

test('follows the filters of the page', () => {
  const days = (from: string, to: string) => ({ attribute: 'exit', operator: 'between' as const, values: [from, to] })
  expect(overview({ filters: [days('2024-06-01', '2024-06-30')] }).periods).toEqual({
    attribute: 'exit',
    hasBefore: false,
    now: ['2024-06-01', '2024-06-30'],
    before: ['2024-05-01', '2024-05-31'],
  })
  // Whole months are shifted by months, anything else by as many days; leap years do not move a year by a day.
  const periodBefore = (from: string, to: string) => overview({ filters: [days(from, to)] }).periods?.before
  expect(periodBefore('2025-04-01', '2025-06-30')).toEqual(['2025-01-01', '2025-03-31'])
  expect(periodBefore('2022-09-30', '2025-09-29')).toEqual(['2019-09-30', '2022-09-29'])
  expect(periodBefore('2025-05-25', '2025-06-03')).toEqual(['2025-05-15', '2025-05-24'])
  expect(overview({ filters: [days('2024-01-01', '2024-12-31')] }).topics[0]?.figure.n).toBe(100)
  const [care] = overview({ filters: [{ attribute: 'sex', operator: 'in', values: [1] }] }).topics
  const women = nord.filter(({ sex }) => sex === 1)
  const before = women.filter(({ exit }) => exit < '2025')
  expect([care?.figure.n, care?.change?.before.n]).toEqual([women.length, before.length])
})

test('too few answers get no verdict', () => {
  const few = measureTable(rows.slice(0, 12), requested)
  const ask = request([means])
  const open = evaluateOverview(ask, [few])
  expect(open.topics.map(({ figure }) => [figure.n, figure.verdict?.word])).toEqual([
    [6, 'tooFew'],
    [6, 'tooFew'],
  ])
  expect(open.comparisons).toBe(0)
  const closed = evaluateOverview({ ...ask, hideBelow: 7 }, [few])
  expect(closed.topics.map(({ figure }) => [figure.isWithheld, figure.n, figure.mean])).toEqual([
    [true, 0, null],
    [true, 0, null],
  ])
  expect(closed.rows).toBeNull()
})

test('has no figures without own rows', () => {
  const none = overview({ institutions: ['Ost'] })
  expect(none.topics.map(({ figure }) => [figure.n, figure.verdict])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ])
  expect(none.periods).toBeNull()
  expect(overview({ benchmarks: [] }).topics).toEqual([])
})

test('judges nothing while rows are missing', () => {
  const part = { ...table, table: { ...table.table, complete: false } }
  const found = evaluateOverview(request([means, over]), [part])
  expect([found.complete, found.comparisons, found.changes]).toEqual([false, 0, 0])
  for (const { figure, change } of found.topics) expect([figure.verdict, change?.now.verdict]).toEqual([null, null])
})
