import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Chart, RowFilter, Value } from '../chart.ts'
import type { Series } from '../series.ts'
import { attribute, chart, feed, question, source } from '../testRows.ts'
import { countAhead } from './ahead.ts'
import { evaluateChart } from './evaluateChart.ts'

const five = { min: 1, max: 5, reversed: false }
const attributes = [
  attribute('g', 'single', { options: [1, 2, 3] }),
  attribute('s', 'multi', { options: ['a', 'b'] }),
  attribute('q', 'likert', { scale: five }),
  attribute('r', 'likert', { scale: { ...five, reversed: true } }),
  attribute('x', 'number'),
  attribute('d', 'date'),
  attribute('t', 'text'),
  attribute('y', 'number'),
]
const rough = fc.constantFrom<unknown>(
  null,
  'NA',
  '',
  -1,
  Number.NaN,
  '1e400',
  1e308,
  -1e308,
  5e-324,
  'x',
  true,
  0,
  1,
  2,
  3,
  '4',
  5,
)
const row = fc.record(
  {
    g: fc.constantFrom<unknown>(1, 2, 3, '2', null, 'NA', -1),
    s: fc.oneof(fc.subarray(['a', 'b']), fc.constantFrom(null, 'NA')),
    q: rough,
    r: rough,
    x: rough,
    d: fc.constantFrom<unknown>('2024-02-29', '2025-12-31', '2026-01-01', 'x', null),
    y: fc.constantFrom<unknown>(1930, 1990, 2000, 2020, 'NA'),
  },
  { requiredKeys: [] },
)
const rows = fc.array(row, { maxLength: 40 })
type Given = { [key: string]: unknown }

function numberOf(value: unknown, scale: [number, number] | null): number | 'invalid' | null {
  if (value === undefined || value === null || value === '' || value === 'NA' || value === -1 || Number.isNaN(value))
    return null
  const number = typeof value === 'boolean' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) return 'invalid'
  return scale && (number < scale[0] || number > scale[1]) ? 'invalid' : number
}

/** Every figure of one cell the plain way. */
function naive(values: (number | 'invalid' | null)[]) {
  const valid = values.filter((value) => typeof value === 'number')
  const mean = valid.reduce((sum, value) => sum + value / valid.length, 0)
  return {
    n: valid.length,
    invalid: values.filter((value) => value === 'invalid').length,
    mean: valid.length > 0 ? mean : null,
  }
}

function expectNear(ours: number | null | undefined, theirs: number | null, size: number): void {
  if (theirs === null || ours === null || ours === undefined) expect(ours).toBe(theirs)
  else expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-9 * size)
}

const plain = { id: 1, label: { de: 'Schweiz', fr: 'Suisse', it: 'Svizzera' }, calculated: null, filters: [] }

test('any rows give the counts and means of a plain loop, cut by choices and filtered [R07]', () => {
  fc.assert(
    fc.property(rows, fc.subarray([1, 2, 3]), (given: Given[], kept: Value[]) => {
      const filters: RowFilter[] = [{ attribute: 'g', operator: 'not_in', values: kept }]
      const own = evaluateChart(
        chart('tableChart', ['q', 'r', 'x'], { groups: [{ attribute: 'g' }], slices: [{ attribute: 's' }] }),
        question({ filters }),
        [feed(given, source(attributes))],
      )
      const passing = given.filter(({ g }) => !kept.map(String).includes(String(g)))
      expect(own.rows).toBe(passing.length)
      expect(own.overlaps).toBe(
        passing.some(({ g, s }) => [1, 2, 3].includes(Number(g)) && Array.isArray(s) && s.length > 1),
      )
      for (const [group, value] of [1, 2, 3].entries())
        for (const [slice, choice] of ['a', 'b'].entries()) {
          const inside = passing.filter(
            ({ g, s }) => String(g) === String(value) && Array.isArray(s) && s.includes(choice),
          )
          for (const [item, key] of ['q', 'r', 'x'].entries()) {
            const turned = inside.map((one) => numberOf(one[key], key === 'x' ? null : [1, 5]))
            const figure = own.panels[0]?.figures[item]?.[group]?.[slice]
            const expected = naive(turned)
            expect(figure).toMatchObject({ n: expected.n, invalid: expected.invalid })
            expectNear(
              figure?.mean,
              expected.mean,
              Math.max(1, ...turned.map((number) => Math.abs(Number(number) || 0))),
            )
          }
        }
    }),
    { numRuns: 100 },
  )
}, 30_000)

const types: Chart['type'][] = [
  'timeline',
  'radar',
  'mean',
  'likert',
  'bar',
  'stacked',
  'stacked-full',
  'boxPlot',
  'tableChart',
]

test.each(types)(
  '%s: whatever the rows, nothing is NaN or infinite [EVAL-06] [R07]',
  (type) => {
    fc.assert(
      fc.property(rows, fc.boolean(), (given, minus1) => {
        const own = chart(type, ['q', { keys: ['q', 'r'], name: 'both', skala: true }], {
          timelineAttribute: 'd',
          groups: [{ attribute: 's' }],
          slices: [{ attribute: 'y', age: { ageGap: 7, minAge: 3, maxAge: 60 } }],
          splits: [{ attribute: 'g' }],
          benchmarks: [1],
          viewSettings: { benchmark: true, bin_quarter: true },
        })
        const series = evaluateChart(
          own,
          question({
            benchmarks: [{ ...plain, means: { q: { n: 3, mean: 3, sd: 1 } } }],
          }),
          [feed(given, source(attributes, minus1))],
        )
        expect(series.problems).toEqual([])
        expect(numbersIn(series).filter((number) => !Number.isFinite(number))).toEqual([])
      }),
      { numRuns: 30 },
    )
  },
  30_000,
)

function numbersIn(thing: unknown): number[] {
  if (typeof thing === 'number') return [thing]
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(numbersIn) : []
}

test('several thousand different numbers go another way to the same figures', () => {
  const spread = Array.from({ length: 70_000 }, (_, index) => ({
    g: 1 + (index % 3),
    x: index % 11 === 0 ? 'bad' : ((index * 7919) % 69_997) / 7,
    few: ((index * 7919) % 69_997) % 100,
  }))
  const own = [feed(spread, source([...attributes, attribute('few', 'number')]))]
  const series = evaluateChart(
    chart('boxPlot', ['x', 'few'], { groups: [{ attribute: 'g' }] }),
    question({ filters: [{ attribute: 'few', operator: 'between', values: [10, 80] }] }),
    own,
  )
  for (const [group, value] of [1, 2, 3].entries()) {
    const inside = spread.filter(({ g, few }) => g === value && few >= 10 && few <= 80)
    const numbers = inside.flatMap(({ x }) => (typeof x === 'number' ? x : [])).toSorted((one, other) => one - other)
    const figure = series.panels[0]?.figures[0]?.[group]?.[0]
    expect(figure).toMatchObject({ n: numbers.length, invalid: inside.length - numbers.length })
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(figure?.mean).toBeCloseTo(mean, 6)
    const rank = (numbers.length - 1) / 2
    expect(figure?.box?.median).toBeCloseTo(((numbers[Math.floor(rank)] ?? 0) + (numbers[Math.ceil(rank)] ?? 0)) / 2, 9)
  }
}, 30_000)

function evaluate(own: Chart, given: object[] = [{ g: 1, q: 3 }], more = {}): Series {
  return evaluateChart(own, question(more), [feed(given, source(attributes), ['t'])])
}

test('rows of several measures are one, each read by its own rules', () => {
  const first = feed(
    [
      { q: 1, g: 1 },
      { q: -1, g: 2 },
    ],
    source(attributes, false, 1),
  )
  const second = feed(
    [
      { q: 5, g: 1 },
      { q: -1, g: 2 },
    ],
    source([...attributes, attribute('only', 'number')], true, 2),
  )
  const series = evaluateChart(
    chart('mean', ['q', 'only'], { measures: [1, 2], groups: [{ attribute: 'g' }] }),
    question(),
    [first, second],
  )
  expect(series.panels[0]?.figures[0]?.map((group) => [group[0]?.n, group[0]?.mean])).toEqual([
    [2, 3],
    // -1 is no part of a mean on a scale, whether the measure includes it or not.
    [0, null],
    [0, null],
  ])
  expect(series).toMatchObject({ rows: 4, complete: true })
  expect(evaluateChart(chart('mean', ['q'], { measures: [1, 3] }), question(), [first, second]).complete).toBe(false)
})

test.each<[string, Chart, string, string]>([
  ['a measure that is not here', chart('mean', ['q'], { measures: [9] }), 'noMeasure', '9'],
  ['an unknown item', chart('mean', ['nope']), 'unknownAttribute', 'nope'],
  ['an unknown group', chart('mean', ['q'], { groups: [{ attribute: 'nope' }] }), 'unknownAttribute', 'nope'],
  [
    'an unknown filter',
    chart('mean', ['q'], { filters: [{ attribute: 'nope', operator: 'in', values: [1] }] }),
    'unknownAttribute',
    'nope',
  ],
  ['no items', chart('mean', []), 'noItems', ''],
  ['items of other scales', chart('radar', ['q', 'x']), 'differentScales', 'q, x'],
  ['no time', chart('timeline', ['q']), 'noTimeline', ''],
  ['a time that is none', chart('timeline', ['q'], { timelineAttribute: 'g' }), 'noTimeline', 'g'],
  ['means of what is no number', chart('mean', ['g']), 'noNumbers', 'g'],
])('%s is a problem of that chart', (_what, own, code, about) => {
  expect(evaluate(own)).toMatchObject({ panels: [], problems: [{ code, about }] })
})

test('plain numbers without steps have no distribution, and it is not said that nothing was chosen', () => {
  const numbers = Array.from({ length: 60 }, (_, x) => ({ x }))
  expect(evaluate(chart('bar', ['x']), numbers)).toMatchObject({
    panels: [],
    problems: [{ code: 'noLevels', about: 'x' }],
  })
})

test('10,000 categories are a problem of that chart, and a filter by one of them still works [R06]', () => {
  const given = Array.from({ length: 10_000 }, (_, index) => ({ t: `remark ${index}`, x: index, q: 1 }))
  const of = source([...attributes, attribute('many', 'single')])
  const own = [
    feed(
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
])(
  '%s are no moment of a timeline, and what is wrong does not stand in the other charts [L04, R07]',
  (_what, odd, key) => {
    const of = source([
      attribute('d', 'date'),
      attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
    ])
    const rows = [odd, { d: '2026-01-31', q: 5 }]
    const own = [feed(rows, of)]
    const line = evaluateChart(chart('timeline', ['q'], { timelineAttribute: key }), question(), own)
    expect(line.groups.map(({ value }) => value)).toEqual(['2026-01-01'])
    expect(line.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 1, mean: 5 })
    expect(evaluateChart(chart('mean', ['q']), question(), own).panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({
      n: 2,
      mean: 4,
    })
  },
)

test('where every answer is invalid there is no figure, and the chart says how many were left out [R07]', () => {
  const of = source([attribute('q', 'number'), attribute('x', 'number')])
  const own = [
    feed(
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

test('an item with a problem does not take the others with it', () => {
  const series = evaluate(chart('mean', ['nope', 'q']))
  expect(series.items.map(({ keys }) => keys)).toEqual([['q']])
  expect(series.problems).toEqual([{ code: 'unknownAttribute', about: 'nope' }])
})

test('categories: options, then numbers, then the language; options stay as gaps, others only where somebody is', () => {
  const of = source([
    attribute('w', 'single', { options: ['b'] }),
    attribute('v', 'single'),
    attribute('q', 'likert', { scale: five }),
  ])
  const given = [
    { w: 'zü', v: 10, q: 1 },
    { w: 'ä', v: 9, q: 2 },
    { w: 'Zo', v: '2', q: 3 },
    { w: 'gone', v: 'NA', q: 'NA' },
  ]
  const groups = (attribute: string, filters: RowFilter[] = []): Value[] =>
    evaluateChart(chart('mean', ['q'], { groups: [{ attribute }] }), question({ filters }), [
      feed(given, of),
    ]).groups.map(({ value }) => value)
  expect(groups('w')).toEqual(['b', 'ä', 'Zo', 'zü'])
  expect(groups('v')).toEqual([2, 9, 10])
  expect(groups('w', [{ attribute: 'w', operator: 'in', values: ['ä'] }])).toEqual(['b', 'ä'])
})

test('a benchmark judges by the direction of a scale: of one that is reversed lower is better, and the mean is shown as it was asked', () => {
  const given = Array.from({ length: 10 }, (_, index) => ({ r: 1 + (index % 2), q: 1 + (index % 2) }))
  const means = { r: { n: 50, mean: 3, sd: 1 }, q: { n: 50, mean: 3, sd: 1 } }
  const own = chart('mean', ['q', 'r', 'x'], { benchmarks: [1, 2], viewSettings: { benchmark: true } })
  const series = evaluate(own, given, { benchmarks: [{ ...plain, means }] })
  expect(series.panels[0]?.figures.map((item) => item[0]?.[0]?.verdict)).toEqual([
    { word: 'worse', isClear: true },
    { word: 'better', isClear: true },
    null,
  ])
  expect(series.panels[0]?.figures.map((item) => item[0]?.[0]?.mean)).toEqual([1.5, 1.5, null])
  expect(series.comparisons).toBe(2)
  expect(series.benchmarks).toMatchObject([{ id: 1, items: [means.q, means.r, null] }])
  expect(evaluate({ ...own, viewSettings: {} }, given, { benchmarks: [{ ...plain, means }] })).toMatchObject({
    benchmarks: [],
    panels: [{ figures: [[[{ verdict: null }]], [[{ verdict: null }]], [[{ verdict: null }]]] }],
  })
})

test('more than 200 outliers: the furthest are named, the rest counted', () => {
  const given = [
    ...Array.from({ length: 2000 }, () => ({ x: 0 })),
    ...Array.from({ length: 250 }, (_, index) => ({ x: index + 1 })),
  ]
  const box = evaluate(chart('boxPlot', ['x']), given).panels[0]?.figures[0]?.[0]?.[0]?.box
  expect(box).toMatchObject({ low: 0, q1: 0, median: 0, q3: 0, high: 0, more: 50 })
  expect([box?.outliers.length, box?.outliers[0], box?.outliers.at(-1)]).toEqual([200, 51, 250])
})

test('days can be categories and be chosen', () => {
  const given = [
    { d: '2026-03-01', q: 1 },
    { d: '2025-12-31', q: 3 },
    { d: 'x', q: 5 },
  ]
  const series = evaluate(chart('mean', ['q'], { groups: [{ attribute: 'd' }] }), given)
  expect(series.groups.map(({ value, label }) => [value, label.de])).toEqual([
    ['2025-12-31', '31.12.2025'],
    ['2026-03-01', '01.03.2026'],
    ['x', '-'],
  ])
  expect(series.panels[0]?.figures[0]?.map((group) => group[0]?.mean)).toEqual([3, 1, 5])
  expect(evaluate(chart('mean', ['q'], { groups: [{ attribute: 'd', values: ['2026-03-01'] }] }), given)).toMatchObject(
    { groups: [{ value: '2026-03-01' }], panels: [{ figures: [[[{ mean: 1 }]]] }] },
  )
})

test('a text that was not read is a problem, not nobody', () => {
  const own = [feed([{ t: 'a', q: 1 }], source(attributes))]
  expect(evaluateChart(chart('mean', ['q'], { groups: [{ attribute: 't' }] }), question(), own).problems).toEqual([
    { code: 'unknownAttribute', about: 't' },
  ])
  expect(evaluate(chart('mean', ['q'], { groups: [{ attribute: 't' }] }), [{ t: 'a', q: 1 }]).problems).toEqual([])
})

test('a filter by values that cannot be told apart is a problem, not an empty chart', () => {
  const own = [
    feed(
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

test.each<[RowFilter['operator'], RowFilter['values'], number[]]>([
  ['in', [2], [1, 2]],
  ['in', ['2', null], [1, 2, 4]],
  ['in', [], [0, 1, 2, 3, 4]],
  ['not_in', [2], [0, 3, 4]],
  ['not_in', [2, null], [0, 3]],
  ['between', [2, 5], [1, 2]],
  ['between', [null, 2], [0, 1, 2]],
  ['between', ['2', ''], [1, 2, 3]],
  ['between', [null, null], [0, 1, 2, 3, 4]],
  ['between', ['x', null], []],
])('the filter %s %j keeps rows %j', (operator, values, kept) => {
  const given = [1, 2, '2', 10, 'NA'].map((x, y) => ({ x, y }))
  const series = evaluate(chart('tableChart', ['y'], { filters: [{ attribute: 'x', operator, values }] }), given)
  expect(series.rows).toBe(kept.length)
  expect(series.panels[0]?.figures[0]?.[0]?.[0]?.mean).toBe(
    kept.length === 0 ? null : kept.reduce((sum, row) => sum + row, 0) / kept.length,
  )
})

const cut = fc.constantFrom('g', 's', 'q', 'd', 'y')
const filter: fc.Arbitrary<RowFilter> = fc.oneof(
  fc.record({
    attribute: cut,
    operator: fc.constantFrom('in' as const, 'not_in' as const),
    values: fc.uniqueArray(fc.constantFrom<Value | null>(1, 2, 'a', 3, 1990, null), { maxLength: 3 }),
  }),
  fc.record({
    attribute: fc.constantFrom('q', 'y', 'x'),
    operator: fc.constant('between' as const),
    values: fc.tuple(fc.constantFrom<Value | null>(1, 2, 1950, null), fc.constantFrom<Value | null>(4, 1999, null)),
  }),
)

test('what was counted ahead of a filter gives the same figures as reading the rows, whatever is chosen then', () => {
  let added = 0
  fc.assert(
    fc.property(
      rows,
      fc.array(filter, { maxLength: 2 }),
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      fc.option(cut),
      (given, first, then, group) => {
        const own = chart('tableChart', ['q', { keys: ['q', 'r'], name: 'both', skala: true }, 'x', 's'], {
          groups: group === null ? [] : [{ attribute: group }],
          splits: [{ attribute: 'g' }],
          filters: first,
        })
        const prepared = [feed(given, source(attributes))]
        for (const attribute of [null, 'g', 's', 'q', 'd', 'y', 'nowhere'])
          countAhead(own, question({ filters: then.slice(1) }), prepared, attribute)
        const ready = prepared[0]
        const read = ready && vi.spyOn(ready.kept.counts, 'find')
        const answer = evaluateChart(own, question({ filters: then }), prepared)
        added += read?.mock.results.filter(({ value }) => value !== undefined).length ?? 0
        expect(answer).toEqual(evaluateChart(own, question({ filters: then }), [feed(given, source(attributes))]))
      },
    ),
    { numRuns: 300 },
  )
  expect(added).toBeGreaterThan(100)
}, 30_000)

test('a filter whose values were counted ahead is answered without its rows', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ g: 1 + (index % 3), q: 1 + (index % 5) }))
  const own = [feed(many, source(attributes))]
  const shown = chart('mean', ['q'], { groups: [{ attribute: 'g' }] })
  countAhead(shown, question({}), own, 'g')
  const found = own[0] && vi.spyOn(own[0].kept.selections, 'get')
  expect(evaluateChart(shown, question({ filters: [{ attribute: 'g', operator: 'in', values: [2] }] }), own).rows).toBe(
    1667,
  )
  expect(found).not.toHaveBeenCalled()
})
