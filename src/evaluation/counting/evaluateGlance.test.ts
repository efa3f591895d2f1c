// @vitest-environment node
import { expect, test } from 'vitest'
import type { GlanceQuestion } from '#evaluation/model/glance.ts'
import type { Benchmark } from '#evaluation/model/question.ts'
import reference from '#evaluation/counting/reference/verdicts.json'
import { evaluateChart } from './evaluateChart.ts'
import { evaluateGlance } from './evaluateGlance.ts'
import { sameWords } from './measureTable.ts'
import { isYesOrNo, pOf } from '#evaluation/counting/statistics/verdicts.ts'
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
const careOver = chart('timeline', ['care'], { ...compared, timelineAttribute: 'exit' })

function glance(more: Partial<GlanceQuestion> = {}) {
  const charts = [means, chart('mean', ['care'], { i: 'plain' }), over]
  return evaluateGlance(asking(charts, more), [table])
}

function asking(charts: GlanceQuestion['charts'], more: Partial<GlanceQuestion> = {}): GlanceQuestion {
  const own = { institutions: ['Nord'], against: 'benchmark' as const, others: [] }
  return { ...question({ charts, benchmarks: [benchmark] }), ...own, ...more }
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
  expect(periods).toMatchObject({
    attribute: 'exit',
    hasBefore: true,
    now: ['2025-01-01', '2025-12-31'],
    before: ['2024-01-01', '2024-12-31'],
  })
  const [care, wait] = topics
  expect(care?.change).toMatchObject({ now: { n: 101, verdict: { word: 'worse' } }, before: { n: 100 } })
  expect(care?.change?.before.mean).toBeCloseTo(2.99, 12)
  // A hundred answers a year are too few to know that nothing has changed.
  expect(wait?.change?.now.verdict?.word).toBe('unclear')
  expect(changes).toBe(3)
})

test('where small groups are withheld the period ends with a month of enough people, not on the day of a single one', () => {
  expect(glance({ hideBelow: 5 }).periods?.now).toEqual(['2024-07-01', '2025-06-30'])
})

test('it follows the filters of the page: days that were chosen are the last period, other filters hold for both', () => {
  const days = (from: string, to: string) => ({ attribute: 'exit', operator: 'between' as const, values: [from, to] })
  expect(glance({ filters: [days('2024-06-01', '2024-06-30')] }).periods).toEqual({
    attribute: 'exit',
    hasBefore: false,
    now: ['2024-06-01', '2024-06-30'],
    before: ['2024-05-01', '2024-05-31'],
  })
  // Whole months by months, anything else by as many days; leap years do not move a year by a day.
  const periodBefore = (from: string, to: string) => glance({ filters: [days(from, to)] }).periods?.before
  expect(periodBefore('2025-04-01', '2025-06-30')).toEqual(['2025-01-01', '2025-03-31'])
  expect(periodBefore('2022-09-30', '2025-09-29')).toEqual(['2019-09-30', '2022-09-29'])
  expect(periodBefore('2025-05-25', '2025-06-03')).toEqual(['2025-05-15', '2025-05-24'])
  expect(glance({ filters: [days('2024-01-01', '2024-12-31')] }).topics[0]?.figure.n).toBe(100)
  const [care] = glance({ filters: [{ attribute: 'sex', operator: 'in', values: [1] }] }).topics
  const women = nord.filter(({ sex }) => sex === 1)
  const before = women.filter(({ exit }) => exit < '2025')
  expect([care?.figure.n, care?.change?.before.n]).toEqual([women.length, before.length])
})

test('too few answers are no verdict, and what is withheld says nothing', () => {
  const few = measureTable(rows.slice(0, 12), asked)
  const ask = asking([means])
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
  const { topics, against, comparisons } = glance({ against: 'others', others: ['Süd'] })
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
  expect(glance({ against: 'others', others: ['Ost'] }).topics).toEqual([])
})

test('own institutions are compared with themselves the period before: the same verdicts as of what has changed', () => {
  const asked = glance({ against: 'before' })
  const benchmarked = glance()
  expect([asked.against, asked.comparisons, asked.changes]).toEqual(['before', 3, 0])
  expect(asked.periods).toEqual(benchmarked.periods)
  expect(asked.topics.map(({ figure }) => figure)).toEqual(benchmarked.topics.map(({ change }) => change?.now))
  expect(asked.topics.map(({ figure }) => figure.verdict?.word)).toEqual(['worse', 'unclear', 'unclear'])
  const [care] = asked.topics
  expect(care?.change).toBeNull()
  expect(care?.benchmark).toMatchObject({ n: 100 })
  expect(care?.benchmark.mean).toBeCloseTo(2.99, 12)
  const twice = [means, chart('mean', ['care'], { ...compared, i: 'other', benchmarks: [2] })]
  const two = { ...benchmark, id: 2 }
  // Of two charts with two benchmarks the topic is one: both would compare the same periods.
  expect(
    evaluateGlance(asking(twice, { against: 'before', benchmarks: [benchmark, two] }), [table]).topics,
  ).toHaveLength(2)
})

test.each([
  [9, 9, 'tooFew', 'tooFew'],
  [10, 9, 'tooFew', 'tooFew'],
  [9, 10, 'tooFew', 'tooFew'],
  [10, 10, 'unclear', 'better'],
])('%i answers beside %i of the period before: %s, and %s where they are far apart', (now, before, near, far) => {
  const answers = (shift: number) => [
    ...Array.from({ length: now }, (_, row) => ({ care: 2 + (row % 2) + shift, exit: '2025-06-30' })),
    ...Array.from({ length: before }, (_, row) => ({ care: 2 + ((row + (row > 7 ? 1 : 0)) % 2), exit: '2024-06-30' })),
  ]
  for (const [shift, word] of [
    [0.2, near],
    [2, far],
  ] as const) {
    const few = answers(shift).map((row) => ({ ...row, content_object: 'Nord' }))
    const { topics, periods } = evaluateGlance(asking([careOver], { against: 'before' }), [measureTable(few, asked)])
    expect([topics[0]?.figure.n, topics[0]?.benchmark.n, topics[0]?.figure.verdict?.word]).toEqual([now, before, word])
    expect(periods?.hasBefore).toBe(true)
  }
})

test('a period before without answers is said, and nothing is compared with it', () => {
  const isNow = rows.filter(({ exit }) => exit.startsWith('2025'))
  const { topics, comparisons, periods } = evaluateGlance(asking([over], { against: 'before' }), [
    measureTable(isNow, asked),
  ])
  expect([comparisons, periods?.hasBefore, periods?.before]).toEqual([0, false, ['2023-06-02', '2024-06-01']])
  expect(topics.map(({ figure, benchmark: { n, mean } }) => [figure.n, figure.verdict, n, mean])).toEqual([
    [100, null, 0, null],
    [100, null, 0, null],
  ])
})

test('two periods are parts of a total: where one is withheld so is the other', () => {
  const most = rows.filter(({ exit }, row) => exit.startsWith('2025') || row < 4)
  const ask = (more: Partial<GlanceQuestion>) =>
    evaluateGlance(asking([over], { hideBelow: 5, ...more }), [measureTable(most, asked)])
  const { topics } = ask({ against: 'before' })
  expect(topics.map(({ figure, benchmark: { n, mean, sd } }) => [figure.isWithheld, figure.mean, n, mean, sd])).toEqual(
    topics.map(() => [true, null, 0, null, null]),
  )
  for (const { change } of ask({}).topics) expect([change?.now.mean, change?.before.mean]).toEqual([null, null])
})

test('p between two periods is that of R, from the rows of both', () => {
  const stays = source([
    attribute('stay', 'number'),
    attribute('again', 'likert', { scale: { min: 0, max: 1, reversed: false }, options: [0, 1] }),
    attribute('exit', 'date'),
  ])
  for (const { now, before, isShare, p } of reference.periods) {
    const key = isShare ? 'again' : 'stay'
    const row = (value: number, exit: string) => ({ [key]: value, exit, content_object: 'Nord' })
    const both = [...now.map((value) => row(value, '2025-06-30')), ...before.map((value) => row(value, '2024-06-30'))]
    const charts = [chart('timeline', [key], { ...compared, timelineAttribute: 'exit' })]
    const benchmarks = [{ ...benchmark, means: { [key]: { n: 10, mean: 0, sd: 1 } } }]
    const ask = asking(charts, { against: 'before', benchmarks })
    const [topic] = evaluateGlance(ask, [measureTable(both, stays)]).topics
    const { mean = null, ...beside } = topic?.benchmark ?? { n: 0, sd: null }
    expect(topic && isYesOrNo(topic.item)).toBe(isShare)
    const ours =
      topic &&
      mean !== null &&
      pOf({ figure: topic.figure, benchmark: { ...beside, mean }, spread: null, direction: 'neutral', isShare })
    expect(Math.abs(Number(ours) / p - 1)).toBeLessThanOrEqual(1e-9)
  }
})

test.each(['before', 'others'] as const)(
  'a reference whose answers are all the same changes no other verdict and is judged by the rows of both, against $0',
  (against) => {
    const rowsOf = (answers: number[], exit: string, content_object: string) =>
      answers.map((care, place) => ({ care, food: [3, 4, 4, 5, 4, 3][place % 6], exit, content_object }))
    const almostAll = Array.from({ length: 40 }, (_, place) => (place % 8 === 0 ? 4 : 5))
    const allTheSame = Array.from({ length: 12 }, () => 5)
    const mixed = Array.from({ length: 12 }, (_, place) => (place % 8 === 0 ? 4 : 5))
    const told = (earlier: number[]) => {
      const beside = [
        ...rowsOf(earlier, '2024-06-30', 'Nord'),
        ...rowsOf(almostAll, '2025-06-30', 'Nord'),
        ...rowsOf(earlier, '2025-06-30', 'Süd'),
      ]
      const charts = [chart('timeline', ['care', 'food'], { ...compared, timelineAttribute: 'exit' })]
      return evaluateGlance(asking(charts, { against, others: ['Süd'] }), [measureTable(beside, asked)])
    }
    const [odd, usual] = [told(allTheSame), told(mixed)]
    expect(odd.topics.map(({ figure }) => figure.verdict?.word)).toEqual(['unclear', 'unclear'])
    expect(odd.topics[1]?.figure.verdict).toEqual(usual.topics[1]?.figure.verdict)
    expect([odd.comparisons, ...odd.topics.map(({ size }) => Number.isFinite(size))]).toEqual([2, true, true])
    for (const { change } of odd.topics) if (change) expect(change.now.verdict?.word).not.toMatch(/better|worse/)
  },
)
