import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { evaluateChart } from './evaluateChart.ts'
import { attributes, evaluate } from './testAnswers.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const pooled = { keys: ['q', 'x'], name: 'Alles', skala: false }

test.each<[string, CountedChart, string, string]>([
  ['a missing measure', chart('mean', ['q'], { measures: [9] }), 'noMeasure', '9'],
  ['no selected measure', chart('mean', ['q'], { measures: [] }), 'noMeasureChosen', ''],
  ['an unknown item', chart('mean', ['nope']), 'unknownAttribute', 'nope'],
  ['an unknown group', chart('mean', ['q'], { groups: [{ attribute: 'nope' }] }), 'unknownAttribute', 'nope'],
  [
    'an unknown filter',
    chart('mean', ['q'], { filters: [{ attribute: 'nope', operator: 'in', values: [1] }] }),
    'unknownAttribute',
    'nope',
  ],
  ['no items', chart('mean', []), 'noItems', ''],
  ['a net of different scales', chart('radar', ['q', 'x']), 'differentScales', 'q, x'],
  ['means of different scales on one axis', chart('mean', ['q', 'x']), 'differentScales', 'q, x'],
  [
    'lines of different scales on one axis',
    chart('timeline', ['q', 'x'], { timelineAttribute: 'd' }),
    'differentScales',
    'q, x',
  ],
  ['pooled answers on different scales', chart('mean', [pooled]), 'differentScales', 'Alles'],
  ['a score of different scales', chart('tableChart', [{ ...pooled, skala: true }]), 'differentScales', 'Alles'],
  ['a distribution over different scales', chart('likert', [pooled]), 'differentScales', 'Alles'],
  ['no time', chart('timeline', ['q']), 'noTimeline', ''],
  ['an invalid time', chart('timeline', ['q'], { timelineAttribute: 'g' }), 'noTimeline', 'g'],
  ['means of answers that are not numbers', chart('mean', ['g']), 'noNumbers', 'g'],
])('%s is a problem of that chart', (_what, own, code, about) => {
  expect(evaluate(own)).toMatchObject({ panels: [], problems: [{ code, about }] })
})

test('a table shows days next to answers', () => {
  for (const type of ['tableChart', 'boxPlot'] as const)
    expect(evaluate(chart(type, ['q', 'x'])).items.map(({ keys }) => keys)).toEqual([['q'], ['x']])
})

test('plain numbers without steps have no distribution', () => {
  const numbers = Array.from({ length: 60 }, (_, x) => ({ x }))
  expect(evaluate(chart('bar', ['x']), numbers)).toMatchObject({
    panels: [],
    problems: [{ code: 'noLevels', about: 'x' }],
  })
})

test('10,000 categories are a problem of that chart [R06]', () => {
  const given = Array.from({ length: 10_000 }, (_, index) => ({ t: `remark ${index}`, x: index, q: 1 }))
  const of = source([...attributes, attribute('many', 'single')])
  const own = [
    measureTable(
      given.map((one) => ({ ...one, many: one.t })),
      of,
    ),
  ]
  expect(evaluateChart(chart('mean', ['q'], { groups: [{ attribute: 'many' }] }), question(), own)).toMatchObject({
    panels: [],
    problems: [{ code: 'tooManyCategories', about: 'many' }],
  })
  const filters: RowFilter[] = [{ attribute: 'many', operator: 'in', values: ['remark 7', 'remark 8'] }]
  expect(
    evaluateChart(
      chart('mean', ['x'], { groups: [{ attribute: 'many', values: ['remark 7'] }] }),
      question({ filters }),
      own,
    ),
  ).toMatchObject({ rows: 2, panels: [{ figures: [[[{ n: 1, mean: 7 }]]] }] })
})

test.each<[string, object, string]>([
  ['dates without a zone', { d: '2026-01-01T10:00', q: 3 }, 'd'],
  ['dates that do not exist', { d: '2026-02-30', q: 3 }, 'd'],
])('a timeline ignores %s [L04, R07]', (_what, odd, key) => {
  const of = source([attribute('d', 'date'), attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } })])
  const rows = [odd, { d: '2026-01-31', q: 5 }]
  const own = [measureTable(rows, of)]
  const line = evaluateChart(chart('timeline', ['q'], { timelineAttribute: key }), question(), own)
  expect(line.groups.map(({ value }) => value)).toEqual(['2026-01-01'])
  expect(line.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 1, mean: 5 })
  expect(evaluateChart(chart('mean', ['q']), question(), own).panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({
    n: 2,
    mean: 4,
  })
})

test('a chart with only invalid answers says how many were left out [R07]', () => {
  const of = source([attribute('q', 'number'), attribute('x', 'number')])
  const own = [
    measureTable(
      ['a', '-', {}, true, '1e999'].map((q) => ({ q, x: -3 })),
      of,
    ),
  ]
  const series = evaluateChart(chart('mean', ['q']), question(), own)
  expect(series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 0, mean: null, sd: null, low: null, high: null })
  expect(series.invalid).toBeGreaterThanOrEqual(3)
  expect(evaluateChart(chart('mean', ['x']), question(), own).panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({
    n: 5,
    mean: -3,
  })
})

test('an item with a problem does not affect the others', () => {
  const series = evaluate(chart('mean', ['nope', 'q']))
  expect(series.items.map(({ keys }) => keys)).toEqual([['q']])
  expect(series.problems).toEqual([{ code: 'unknownAttribute', about: 'nope' }])
})

test('reports a text that was not read as a problem', () => {
  const own = [measureTable([{ t: 'a', q: 1 }], source(attributes))]
  expect(evaluateChart(chart('mean', ['q'], { groups: [{ attribute: 't' }] }), question(), own).problems).toEqual([
    { code: 'unknownAttribute', about: 't' },
  ])
  expect(evaluate(chart('mean', ['q'], { groups: [{ attribute: 't' }] }), [{ t: 'a', q: 1 }]).problems).toEqual([])
})

test('reports a filter by values that cannot be distinguished as a problem', () => {
  const own = [
    measureTable(
      Array.from({ length: 1200 }, (_, index) => ({ t: `remark ${index}`, q: 1 })),
      source(attributes),
      ['t'],
    ),
  ]
  const filters: RowFilter[] = [{ attribute: 't', operator: 'in', values: ['remark 3'] }]
  expect(evaluateChart(chart('mean', ['q']), question({ filters }), own)).toMatchObject({
    panels: [],
    problems: [{ code: 'tooManyCategories', about: 't' }],
  })
})

test('reports figures out of range for their question', () => {
  const rows = [
    { g: 1, x: 1e300, y: 2 },
    { g: 1, x: 1e300, y: 4 },
    { g: 2, x: 3, y: 3 },
  ]
  const counted = (type: 'mean' | 'boxPlot' | 'tableChart') => evaluate(chart(type, ['x', 'y']), rows)
  for (const type of ['mean', 'boxPlot', 'tableChart'] as const) {
    expect(counted(type).problems).toEqual([{ code: 'tooLarge', about: 'x' }])
    expect(counted(type).panels[0]?.figures[1]?.[0]?.[0]).toMatchObject({ n: 3, mean: 3 })
  }
  expect(
    evaluate(chart('mean', ['x']), [
      { g: 1, x: 1e308 },
      { g: 1, x: 1e308 },
    ]).problems,
  ).toHaveLength(1)
  expect(
    evaluate(chart('mean', ['x']), rows, { filters: [{ attribute: 'g', operator: 'in', values: [2] }] }).problems,
  ).toEqual([])
})
