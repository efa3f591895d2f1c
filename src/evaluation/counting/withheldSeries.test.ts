import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from './evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from './testRows.ts'
import type { Chart, ChartType, ViewOption } from '#evaluation/model/chart.ts'
import { chartTypes, counted } from '#evaluation/types/definition/chartTypes.ts'
import type { Series } from '#evaluation/model/series.ts'
import { getChart } from '#evaluation/types/definition/testSeries.ts'
import { inEachLanguage } from '#lib/languages.ts'

const five = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('ward', 'single', { options: ['a', 'b', 'c', 'd'] }),
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('q', 'likert', { scale: five }),
  attribute('r', 'likert', { scale: { ...five, reversed: true } }),
  attribute('s', 'likert', { scale: five }),
  attribute('day', 'date'),
])
const hideBelow = 5
const benchmarks = [
  {
    id: 1,
    label: inEachLanguage(() => 'Schweiz'),
    calculated: null,
    filters: [],
    means: { q: { n: 400, mean: 3, sd: 1 }, r: { n: 400, mean: 3, sd: 1 }, s: { n: 400, mean: 3, sd: null } },
  },
]

type Answers = { q: number; r: number; s: number }
const results = fc.record({
  q: fc.integer({ min: 1, max: 5 }),
  r: fc.integer({ min: 1, max: 5 }),
  s: fc.integer({ min: 1, max: 5 }),
})
/** Wards a and b have fewer than five people each; their number is fixed, their answers vary. */
const few = (min: number) => fc.array(results, { minLength: min, maxLength: hideBelow - 1 })
/**
 * Ward b is the only small one besides a: it is the next smallest and withheld with it. If all are alike there is
 * nothing to compare.
 */
const next = fc.oneof(
  fc.array(results, { minLength: 12, maxLength: 12 }),
  results.map((one) => Array.from({ length: 12 }, () => one)),
)
/** The answers of the other wards, the same both times. */
const many = [
  ...Array.from({ length: 40 }, (_, row) => ({ ward: 'c', q: 1 + (row % 5), r: 1 + (row % 3), s: 5 })),
  ...Array.from({ length: 60 }, (_, row) => ({ ward: 'd', q: 1 + (row % 4), r: 2 + (row % 4), s: 1 + (row % 2) })),
].map((row, place) => ({ ...row, sex: 1 + (place % 2), day: `2025-0${1 + (place % 9)}-01` }))

function seriesFor(chart: Chart, a: readonly Answers[], b: readonly Answers[]): Series {
  const small = [
    ...a.map((own) => ({ ward: 'a', sex: 1, day: '2025-02-01', ...own })),
    ...b.map((own) => ({ ward: 'b', sex: 1, day: '2025-02-01', ...own })),
  ]
  // These charts break down by institution: there the wards are institutions.
  const rows = [...small, ...many].map((row) => ({ ...row, content_object: row.ward }))
  return evaluateChart(counted(chart), question({ hideBelow, benchmarks }), [measureTable(rows, of)])
}

const views: ViewOption[] = [
  'benchmark',
  'error_bars',
  'color_less_10',
  'datalabels',
  'stacked_likert',
  'horizontal',
  'by_value',
]
function charts(type: ChartType): Chart[] {
  const base = chartFor(type, type === 'timeline' ? ['q'] : ['q', 'r', 's'], {
    benchmarks: [1],
    viewSettings: Object.fromEntries(views.map((view) => [view, true])),
    timelineAttribute: 'day',
  })
  const byWard = [{ attribute: 'ward' }]
  return [
    { groups: byWard },
    { slices: byWard, groups: type === 'timeline' ? [] : [{ attribute: 'sex' }] },
    { splits: byWard },
  ].map((breakdowns) => ({ ...getChart(type), ...base, ...breakdowns }))
}

// Everything that is seen, announced, copied, printed or saved of a chart is made of its series and its settings.
test.each(chartTypes)('no series of %s depends on the answers of a withheld group [R07]', (type) => {
  // By month every ward is small, so that no other group is withheld as well.
  const second = type === 'timeline' ? few(2) : fc.oneof(few(2), next)
  fc.assert(
    fc.property(few(2), second, fc.infiniteStream(results), (a, b, others) => {
      const other = (own: readonly Answers[]) => own.map((one) => others.next().value ?? one)
      for (const chart of charts(type)) {
        const one = seriesFor(chart, a, b)
        expect(one.problems).toEqual([])
        expect(seriesFor(chart, other(a), other(b))).toStrictEqual(one)
      }
    }),
    { numRuns: 10 },
  )
})

test.each(chartTypes.filter((each) => each !== 'timeline'))(
  'no series of %s depends on the size of a withheld group [R07]',
  (type) => {
    const own = { q: 3, r: 3, s: 3 }
    for (const chart of charts(type)) {
      const seenWith = (count: number) =>
        seriesFor(
          chart,
          Array.from({ length: count }, () => own),
          [own, own],
        )
      expect(seenWith(4)).toStrictEqual(seenWith(2))
    }
  },
)
