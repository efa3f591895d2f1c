import { expect, test } from 'vitest'
import { attribute, chart, measureTable, question, source } from './testRows.ts'
import { getChoices } from './choices.ts'
import { evaluateChart } from './evaluateChart.ts'

const five = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale: five }),
  attribute('x', 'number'),
  attribute('y', 'number'),
  attribute('d', 'date'),
])

test('numbers and -1 in a date column make no bins of 1970 [EVAL-13, L04]', () => {
  const rows = [
    { d: '2026-01-31', q: 5 },
    { d: 2025, q: 3 },
    { d: '2025', q: 3 },
    { d: -1, q: 3 },
    { d: '-1', q: 3 },
    { d: 20_250_101, q: 3 },
  ]
  const own = [measureTable(rows, of)]
  const line = evaluateChart(
    chart('timeline', ['q'], { timelineAttribute: 'd', viewSettings: { bin_year: true } }),
    question(),
    own,
  )
  expect(line).toMatchObject({ groups: [{ value: '2026-01-01' }], problems: [] })
  expect(getChoices('d', [], 'de', own)).toMatchObject({ from: '2026-01-31', to: '2026-01-31', missing: 2 })
})

test('the last day of 1969 is a valid day [EVAL-13]', () => {
  const rows = [
    { d: '1969-12-30', q: 1 },
    { d: '1969-12-31', q: 3 },
    { d: '1970-01-01', q: 5 },
    { d: 'NA', q: 4 },
  ]
  const own = [measureTable(rows, of)]
  const until = evaluateChart(
    chart('mean', ['q'], { filters: [{ attribute: 'd', operator: 'between', values: [null, '1969-12-31'] }] }),
    question(),
    own,
  )
  expect(until.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 2, mean: 2 })
  expect(getChoices('d', [], 'de', own)).toMatchObject({ from: '1969-12-30', to: '1970-01-01', missing: 1 })
})

test('a score of -1 is valid [EVAL-13]', () => {
  const few = [
    { x: -4, y: 2 },
    { x: 3, y: 3 },
    { x: 5, y: -1 },
  ]
  const many = [...few, ...Array.from({ length: 70_000 }, (_, row) => ({ x: row / 7, y: row / 7 }))]
  const score = chart('mean', [{ keys: ['x', 'y'], name: 'change', skala: true }])
  expect(evaluateChart(score, question(), [measureTable(few, of)]).panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({
    n: 3,
    mean: 7 / 3,
  })
  expect(evaluateChart(score, question(), [measureTable(many, of)]).panels[0]?.figures[0]?.[0]?.[0]?.n).toBe(70_003)
})

test('does not pool a question that one measure reverses', () => {
  const turned = (reversed: boolean, id: number) =>
    source(
      [attribute('q', 'likert', { scale: { ...five, reversed } }), attribute('p', 'likert', { scale: five })],
      false,
      id,
    )
  const own = [measureTable([{ q: 1, p: 5 }], turned(true, 1)), measureTable([{ q: 1, p: 5 }], turned(false, 2))]
  const getMean = (measures: number[], keys: string[]) =>
    evaluateChart(chart('mean', [{ keys, name: '', skala: true }], { measures }), question(), own).panels[0]
      ?.figures[0]?.[0]?.[0]?.mean
  expect([getMean([1], ['q']), getMean([2], ['q'])]).toEqual([1, 1])
  expect(evaluateChart(chart('mean', ['q'], { measures: [1, 2] }), question(), own).problems).toEqual([
    { code: 'differentScales', about: 'q' },
  ])
  expect([getMean([1, 2], ['q', 'p']), getMean([2, 1], ['q', 'p'])]).toEqual([4, 4])
})

test('too many distinct answers are a problem of a distribution', () => {
  const given = Array.from({ length: 4300 }, (_, row) => ({ q: row < 4200 ? `k. A. ${row}` : 3, x: row % 1000 }))
  const own = chart('likert', ['q'], { groups: [{ attribute: 'x' }] })
  expect(evaluateChart(own, question(), [measureTable(given, of)])).toMatchObject({
    problems: [{ code: 'tooManyCategories', about: 'q' }],
  })
})

test('counts a -1 among several choices only in a measure that includes it [EVAL-13]', () => {
  const measure = (minus1included: boolean, id: number) =>
    source([attribute('m', 'multi', { options: ['a'] })], minus1included, id)
  const own = [
    measureTable([{ m: ['a', -1] }], measure(true, 1)),
    measureTable([{ m: ['a', -1] }, { m: [-1] }], measure(false, 2)),
  ]
  const series = evaluateChart(chart('bar', ['m'], { measures: [1, 2] }), question(), own)
  expect(series.items[0]?.levels.map(({ value }) => value)).toEqual(['a', -1])
  expect(series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 2, counts: [2, 1] })
})

test('leaves out an invalid answer in several groups once [R07]', () => {
  const measure = source([attribute('x', 'number'), attribute('m', 'multi', { options: ['a', 'b'] })])
  const bad = { x: 'bad', m: ['a', 'b'] }
  for (const count of [5, 70_000]) {
    const own = [measureTable([bad, ...Array.from({ length: count }, (_, row) => ({ x: row / 7, m: ['a'] }))], measure)]
    const series = evaluateChart(chart('mean', ['x'], { groups: [{ attribute: 'm' }] }), question(), own)
    expect(series.invalid).toBe(1)
    expect(series.panels[0]?.figures[0]?.map((group) => group[0]?.invalid)).toEqual([1, 1])
  }
})

test('a code outside of the scale is invalid [R07]', () => {
  const own = [measureTable([{ q: 1 }, { q: 5 }, { q: 9 }, { q: '99' }, { q: -1 }], { ...of, minus1included: true })]
  const { items, invalid, panels } = evaluateChart(chart('likert', ['q']), question(), own)
  expect(items[0]?.levels.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, -1])
  expect([invalid, panels[0]?.figures[0]?.[0]?.[0]?.counts]).toEqual([2, [1, 0, 0, 0, 1, 1]])
})
