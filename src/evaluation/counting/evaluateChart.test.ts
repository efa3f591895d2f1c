import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Breakdown, Chart, RowFilter, Value } from '#evaluation/model/chart.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'
import { evaluateChart } from './evaluateChart.ts'

import { attributes, evaluate, five, rows } from './testAnswers.ts'

type Given = { [key: string]: unknown }

const plain = { id: 1, label: sameWords('Schweiz'), calculated: null, filters: [] }

function getNumber(value: unknown, scale: [number, number] | null): number | 'invalid' | null {
  if (value === undefined || value === null || value === '' || value === 'NA' || value === -1 || Number.isNaN(value))
    return null
  const number = typeof value === 'boolean' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) return 'invalid'
  return scale && (number < scale[0] || number > scale[1]) ? 'invalid' : number
}

/** Computes every figure of one cell with a plain loop. */
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

test('any rows give the counts and means of a plain loop [R07]', () => {
  fc.assert(
    fc.property(rows, fc.subarray([1, 2, 3]), (given: Given[], kept: Value[]) => {
      const filters: RowFilter[] = [{ attribute: 'g', operator: 'not_in', values: kept }]
      const own = evaluateChart(
        chart('tableChart', ['q', 'r', 'x'], { groups: [{ attribute: 'g' }], slices: [{ attribute: 's' }] }),
        question({ filters }),
        [measureTable(given, source(attributes))],
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
            const reversed = inside.map((one) => getNumber(one[key], key === 'x' ? null : [1, 5]))
            const figure = own.panels[0]?.figures[item]?.[group]?.[slice]
            const expected = naive(reversed)
            expect(figure).toMatchObject({ n: expected.n, invalid: expected.invalid })
            expectNear(
              figure?.mean,
              expected.mean,
              Math.max(1, ...reversed.map((number) => Math.abs(Number(number) || 0))),
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
          [measureTable(given, source(attributes, minus1))],
        )
        expect(series.problems).toEqual([])
        expect(toNumbers(series).filter((number) => !Number.isFinite(number))).toEqual([])
      }),
      { numRuns: 30 },
    )
  },
  30_000,
)

function toNumbers(thing: unknown): number[] {
  if (typeof thing === 'number') return [thing]
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(toNumbers) : []
}

test('several thousand distinct numbers give the same figures', () => {
  const spread = Array.from({ length: 70_000 }, (_, index) => ({
    g: 1 + (index % 3),
    x: index % 11 === 0 ? 'bad' : ((index * 7919) % 69_997) / 7,
    few: ((index * 7919) % 69_997) % 100,
  }))
  const own = [measureTable(spread, source([...attributes, attribute('few', 'number')]))]
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

test('combines rows of several measures, each by its own rules', () => {
  const first = measureTable(
    [
      { q: 1, g: 1 },
      { q: -1, g: 2 },
    ],
    source(attributes, false, 1),
  )
  const second = measureTable(
    [
      { q: 5, g: 1 },
      { q: -1, g: 2 },
    ],
    source([...attributes, attribute('only', 'likert', { scale: five })], true, 2),
  )
  const series = evaluateChart(
    chart('mean', ['q', 'only'], { measures: [1, 2], groups: [{ attribute: 'g' }] }),
    question(),
    [first, second],
  )
  expect(series.panels[0]?.figures[0]?.map((group) => [group[0]?.n, group[0]?.mean])).toEqual([
    [2, 3],
    // -1 is in no mean on a scale, whether the measure includes it or not.
    [0, null],
    [0, null],
  ])
  expect(series).toMatchObject({ rows: 4, complete: true })
  expect(evaluateChart(chart('mean', ['q'], { measures: [1, 3] }), question(), [first, second]).complete).toBe(false)
})

test('sorts categories by options, then numbers, then the language', () => {
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
      measureTable(given, of),
    ]).groups.map(({ value }) => value)
  expect(groups('w')).toEqual(['b', 'ä', 'Zo', 'zü'])
  expect(groups('v')).toEqual([2, 9, 10])
  expect(groups('w', [{ attribute: 'w', operator: 'in', values: ['ä'] }])).toEqual(['b', 'ä'])
})

test('selected values are in the order set by hand, with their own figures', () => {
  const of = source([attribute('w', 'single', { options: ['b', 'a'] }), attribute('q', 'likert', { scale: five })])
  const given = [
    { w: 'a', q: 1 },
    { w: 'b', q: 2 },
    { w: 'c', q: 3 },
  ]
  const means = (breakdown: Partial<Breakdown>) => {
    const { groups, panels } = evaluateChart(
      chart('mean', ['q'], { groups: [{ attribute: 'w', values: ['c', 'b', 'a'], ...breakdown }] }),
      question(),
      [measureTable(given, of)],
    )
    return groups.map(({ value }, at) => [value, panels[0]?.figures[0]?.[at]?.[0]?.mean])
  }
  expect(means({})).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 3],
  ])
  expect(means({ byHand: true })).toEqual([
    ['c', 3],
    ['b', 2],
    ['a', 1],
  ])
})

test('on a reversed scale a lower mean is better than the benchmark', () => {
  const given = Array.from({ length: 10 }, (_, index) => ({ r: 1 + (index % 2), q: 1 + (index % 2) }))
  const means = { r: { n: 50, mean: 3, sd: 1 }, q: { n: 50, mean: 3, sd: 1 } }
  const own = chart('tableChart', ['q', 'r', 'x'], { benchmarks: [1, 2], viewSettings: { benchmark: true } })
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

test('lists at most 200 distinct outliers', () => {
  const alike = [...Array.from({ length: 2000 }, () => ({ x: 3 })), ...Array.from({ length: 300 }, () => ({ x: 1 }))]
  expect(evaluate(chart('boxPlot', ['x']), alike).panels[0]?.figures[0]?.[0]?.[0]?.box).toMatchObject({
    outside: 300,
    outliers: [1],
    more: 0,
  })
  const given = [
    ...Array.from({ length: 2000 }, () => ({ x: 0 })),
    ...Array.from({ length: 250 }, (_, index) => ({ x: index + 1 })),
    { x: 50 },
  ]
  const box = evaluate(chart('boxPlot', ['x']), given).panels[0]?.figures[0]?.[0]?.[0]?.box
  expect(box).toMatchObject({ low: 0, q1: 0, median: 0, q3: 0, high: 0, outside: 251, more: 51 })
  expect([box?.outliers.length, box?.outliers[0], box?.outliers.at(-1)]).toEqual([200, 51, 250])
})

test('days can be categories and be selected', () => {
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
