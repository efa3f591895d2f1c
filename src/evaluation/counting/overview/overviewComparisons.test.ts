// @vitest-environment node
import { expect, test, vi } from 'vitest'
import * as counting from '#evaluation/counting/countChart.ts'
import { comparisons, isDistance, type OverviewQuestion } from '#evaluation/model/overview.ts'
import reference from '#evaluation/counting/reference/verdicts.json'
import { evaluateOverview } from './evaluateOverview.ts'
import { isYesOrNo, getP } from '#evaluation/counting/statistics/verdicts.ts'
import {
  requested,
  rows,
  last,
  table,
  known,
  benchmark,
  compared,
  means,
  over,
  careOver,
  overview,
  request,
} from './testOverview.ts'
import { attribute, chart, measureTable, source } from '#evaluation/counting/testRows.ts'

test('compares one clinic with the other institutions of a reader', () => {
  const { topics, against, comparisons } = overview({ against: 'others', others: ['Süd'] })
  expect([against, comparisons]).toEqual(['others', 3])
  const sud = rows.filter(({ content_object }) => content_object === 'Süd')
  const mean = sud.reduce((sum, { care }) => sum + care, 0) / sud.length
  const sd = Math.sqrt(sud.reduce((sum, { care }) => sum + (care - mean) ** 2, 0) / (sud.length - 1))
  const [care] = topics
  expect(care?.benchmark).toMatchObject({ n: 200 })
  expect(care?.benchmark.mean).toBeCloseTo(mean, 12)
  expect(care?.benchmark.sd).toBeCloseTo(sd, 12)
  expect(topics.map(({ figure }) => figure.verdict?.word)).toEqual(['worse', 'alike', 'worse'])
  // Nobody is compared with institutions without answers.
  expect(overview({ against: 'others', others: ['Ost'] }).topics).toEqual([])
})

test('compares own institutions with their previous period', () => {
  const requested = overview({ against: 'before' })
  const benchmarked = overview()
  expect([requested.against, requested.comparisons, requested.changes]).toEqual(['before', 3, 3])
  expect(requested.periods).toEqual(benchmarked.periods)
  expect(requested.topics.map(({ figure }) => figure)).toEqual(benchmarked.topics.map(({ change }) => change?.now))
  expect(requested.topics.map(({ figure }) => figure.verdict?.word)).toEqual(['worse', 'unclear', 'unclear'])
  const [care] = requested.topics
  expect(care?.benchmark).toMatchObject({ n: 100 })
  expect(care?.benchmark.mean).toBeCloseTo(2.99, 12)
})

test.each(comparisons.filter((against) => !isDistance(against)))(
  'a question of two charts with two benchmarks comes once, against %s',
  (against) => {
    const twice = [means, chart('mean', ['care'], { ...compared, i: 'other', benchmarks: [2] })]
    const benchmarks = [benchmark, { ...benchmark, id: 2, means: { care: { ...known, mean: 2 } } }]
    const { topics } = evaluateOverview(request(twice, { against, benchmarks, others: ['Süd'] }), [table])
    expect(topics.map(({ item, chart: i }) => [item.name, i])).toEqual([
      ['care', 'means'],
      ['wait', 'means'],
    ])
  },
)

test('a chart whose questions an earlier one has is not counted', () => {
  const count = vi.spyOn(counting, 'countChart')
  const alone = evaluateOverview(request([means]), [table])
  const { length } = count.mock.calls
  expect(length).toBeGreaterThan(0)
  count.mockClear()
  const again = chart('mean', ['care'], { ...compared, i: 'again' })
  expect(evaluateOverview(request([means, again]), [table])).toEqual(alone)
  expect(count).toHaveBeenCalledTimes(length)
  count.mockRestore()
})

test('a chart with a filter of its own is another topic', () => {
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: [1] }]
  const part = chart('mean', ['care'], { ...compared, i: 'women', filters })
  const { topics } = evaluateOverview(request([means, part]), [table])
  expect(topics.map(({ item, chart: i, filters: own }) => [item.name, i, own])).toEqual([
    ['care', 'means', []],
    ['wait', 'means', []],
    ['care', 'women', filters],
  ])
})

test('changes over time are the same for every comparison', () => {
  const said = comparisons.map((against) => {
    const found = overview({ against, others: ['Ost'] })
    return { changes: found.changes, shown: found.topics.map(({ item, change }) => [item.name, change]) }
  })
  // No topic is compared with 'Ost', which has no rows, or with the median of two institutions.
  expect(said.map(({ changes }) => changes)).toEqual([3, 3, 3, 3, 3, 3])
  expect(said.map(({ shown }) => shown.length)).toEqual([3, 3, 0, 0, 0, 3])
  for (const { shown } of said.filter((one) => one.shown.length > 0)) expect(shown).toEqual(said[0]?.shown)
})

test('all others are everybody but the own institutions', () => {
  const { topics, comparisons: count } = overview({ against: 'everyone' })
  const strangers = rows.filter(({ content_object }) => content_object !== 'Nord')
  const mean = strangers.reduce((sum, { care }) => sum + care, 0) / strangers.length
  const sd = Math.sqrt(strangers.reduce((sum, { care }) => sum + (care - mean) ** 2, 0) / (strangers.length - 1))
  const [care] = topics
  expect(care?.benchmark.n).toBe(strangers.length)
  expect(care?.benchmark.mean).toBeCloseTo(mean, 12)
  expect(care?.benchmark.sd).toBeCloseTo(sd, 12)
  expect(count).toBe(3)
})

test('all others exclude a withheld clinic', () => {
  const few = { ...last, content_object: 'Klein', care: 5 }
  const withFew = measureTable([...rows, last, few, few], requested)
  const ask = (tables: typeof table, hideBelow: number) =>
    evaluateOverview(request([means], { against: 'everyone', hideBelow }), [tables]).topics[0]?.benchmark
  expect(ask(withFew, 0)?.n).toBe(202)
  const third = rows.map((row, place) => (place % 8 === 1 ? { ...row, content_object: 'Ost' } : row))
  const three = ask(measureTable([...third, last, few, few], requested), 5)
  // 'Klein' alone would follow from the total: the next in size is left out, too.
  expect(three?.n).toBe(150)
})

test.each([
  [9, 9, 'tooFew', 'tooFew'],
  [10, 9, 'tooFew', 'tooFew'],
  [9, 10, 'tooFew', 'tooFew'],
  [10, 10, 'unclear', 'better'],
])('%i answers next to %i of the previous period give %s, or %s if they are far apart', (now, before, near, far) => {
  const answers = (shift: number) => [
    ...Array.from({ length: now }, (_, row) => ({ care: 2 + (row % 2) + shift, exit: '2025-06-30' })),
    ...Array.from({ length: before }, (_, row) => ({ care: 2 + ((row + (row > 7 ? 1 : 0)) % 2), exit: '2024-06-30' })),
  ]
  for (const [shift, word] of [
    [0.2, near],
    [2, far],
  ] as const) {
    const few = answers(shift).map((row) => ({ ...row, content_object: 'Nord' }))
    const { topics, periods } = evaluateOverview(request([careOver], { against: 'before' }), [
      measureTable(few, requested),
    ])
    expect([topics[0]?.figure.n, topics[0]?.benchmark.n, topics[0]?.figure.verdict?.word]).toEqual([now, before, word])
    expect(periods?.hasBefore).toBe(true)
  }
})

test('shows a previous period without answers', () => {
  const isNow = rows.filter(({ exit }) => exit.startsWith('2025'))
  const { topics, comparisons, periods } = evaluateOverview(request([over], { against: 'before' }), [
    measureTable(isNow, requested),
  ])
  expect([comparisons, periods?.hasBefore, periods?.before]).toEqual([0, false, ['2023-07-01', '2024-06-30']])
  expect(topics.map(({ figure, benchmark: { n, mean } }) => [figure.n, figure.verdict, n, mean])).toEqual([
    [100, null, 0, null],
    [100, null, 0, null],
  ])
})

test('withholds both periods if one is withheld', () => {
  const max = rows.filter(({ exit }, row) => exit.startsWith('2025') || row < 4)
  const ask = (more: Partial<OverviewQuestion>) =>
    evaluateOverview(request([over], { hideBelow: 5, ...more }), [measureTable(max, requested)])
  const { topics } = ask({ against: 'before' })
  expect(topics.map(({ figure, benchmark: { n, mean, sd } }) => [figure.isWithheld, figure.mean, n, mean, sd])).toEqual(
    topics.map(() => [true, null, 0, null, null]),
  )
  for (const { change } of ask({}).topics) expect([change?.now.mean, change?.before.mean]).toEqual([null, null])
})

test('p between two periods equals that of R', () => {
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
    const ask = request(charts, { against: 'before', benchmarks })
    const [topic] = evaluateOverview(ask, [measureTable(both, stays)]).topics
    const { mean = null, ...beside } = topic?.benchmark ?? { n: 0, sd: null }
    expect(topic && isYesOrNo(topic.item)).toBe(isShare)
    const ours =
      topic &&
      mean !== null &&
      getP({ figure: topic.figure, benchmark: { ...beside, mean }, spread: null, direction: 'neutral', isShare })
    expect(Math.abs(Number(ours) / p - 1)).toBeLessThanOrEqual(1e-9)
  }
})

test.each(['before', 'others'] as const)(
  'a reference without spread changes no other verdict, against $0',
  (against) => {
    const getRows = (answers: number[], exit: string, content_object: string) =>
      answers.map((care, place) => ({ care, food: [3, 4, 4, 5, 4, 3][place % 6], exit, content_object }))
    const almostAll = Array.from({ length: 40 }, (_, place) => (place % 8 === 0 ? 4 : 5))
    const allTheSame = Array.from({ length: 12 }, () => 5)
    const mixed = Array.from({ length: 12 }, (_, place) => (place % 8 === 0 ? 4 : 5))
    const shown = (earlier: number[]) => {
      const beside = [
        ...getRows(earlier, '2024-06-30', 'Nord'),
        ...getRows(almostAll, '2025-06-30', 'Nord'),
        ...getRows(earlier, '2025-06-30', 'Süd'),
      ]
      const charts = [chart('timeline', ['care', 'food'], { ...compared, timelineAttribute: 'exit' })]
      return evaluateOverview(request(charts, { against, others: ['Süd'] }), [measureTable(beside, requested)])
    }
    const [odd, usual] = [shown(allTheSame), shown(mixed)]
    expect(odd.topics.map(({ figure }) => figure.verdict?.word)).toEqual(['unclear', 'unclear'])
    expect(odd.topics[1]?.figure.verdict).toEqual(usual.topics[1]?.figure.verdict)
    expect([odd.comparisons, ...odd.topics.map(({ size }) => Number.isFinite(size))]).toEqual([2, true, true])
    for (const { change } of odd.topics) if (change) expect(change.now.verdict?.word).not.toMatch(/better|worse/)
  },
)
