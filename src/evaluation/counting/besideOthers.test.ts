import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChartType } from '#evaluation/model/chart.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import { asCounted } from './besideOthers.ts'
import { evaluateChart } from './evaluateChart.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const attributes = [
  attribute('q', 'likert', { options: [1, 2, 3, 4, 5], scale: { min: 1, max: 5, reversed: false } }),
  attribute('r', 'likert', { options: [1, 2, 3, 4, 5], scale: { min: 1, max: 5, reversed: false } }),
  attribute('ward', 'single', { options: [1, 2] }),
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('day', 'date'),
]
const own = { names: ['Seeblick'], labels: { own: 'Seeblick', others: 'Alle anderen' } }
const names = ['Seeblick', 'Hochwald', 'Rosengarten']

const item = (name: string) => ({ keys: [name], name, skala: false })

/** Rows of three institutions: Seeblick answers `offset` higher than the others. */
function getRows(counts: readonly number[], offset = 1) {
  return names.flatMap((content_object, institution) =>
    Array.from({ length: counts[institution] ?? 0 }, (_, row) => ({
      content_object,
      q: 2 + (row % 2) + (institution === 0 ? offset : 0),
      r: 3,
      ward: 1 + (row % 2),
      sex: 1 + (row % 2),
      day: `2026-${String(1 + (row % 12)).padStart(2, '0')}-15`,
    })),
  )
}

const evaluate = (
  type: ChartType,
  more: Parameters<typeof chart>[2] = {},
  { rows = getRows([40, 30, 20]), ...request }: Partial<Question> & { rows?: object[] } = {},
) => evaluateChart(chart(type, ['q'], more), question({ own, ...request }), [measureTable(rows, source(attributes))])

const cells = ({ panels, items }: Series) =>
  panels.flatMap(({ figures }) => items.flatMap((_, item) => figures[item]?.flat() ?? []))
const means = (series: Series) => cells(series).map(({ n, mean }) => [n, mean])

test('a chart shows one’s own institutions next to all others', () => {
  const series = evaluate('mean')
  expect(series.slices.map(({ label }) => label.de)).toEqual(['Seeblick', 'Alle anderen'])
  expect(means(series)).toEqual([
    [40, 3.5],
    [50, 2.5],
  ])
  expect(means(evaluate('mean', {}, { own: undefined }))).toEqual([[90, expect.closeTo(2.944_444_444, 8)]])
})

test.each(['mean', 'likert', 'boxPlot', 'tableChart', 'bar', 'stacked-full', 'timeline'] as const)(
  'no other institution is named in %s',
  (type) => {
    const series = evaluate(type, type === 'timeline' ? { timelineAttribute: 'day' } : {})
    expect(series.problems).toEqual([])
    expect(JSON.stringify(series)).not.toMatch(/Hochwald|Rosengarten/)
    expect([...series.slices, ...series.groups].filter(({ isOthers }) => isOthers)).toHaveLength(1)
  },
)

test('several own institutions are one side of the pair', () => {
  const both = { names: ['Seeblick', 'Hochwald'], labels: { own: 'Eigene', others: 'Alle anderen' } }
  expect(cells(evaluate('mean', {}, { own: both })).map(({ n }) => n)).toEqual([70, 20])
})

test('groups have both, next to each other', () => {
  expect(cells(evaluate('mean', { groups: [{ attribute: 'ward' }] })).map(({ n }) => n)).toEqual([20, 25, 20, 25])
})

test.each([
  ['slices', 'mean', { slices: [{ attribute: 'sex' }] }],
  ['lines of groups', 'timeline', { groups: [{ attribute: 'sex' }], timelineAttribute: 'day' }],
  ['several items by group', 'mean', { groups: [{ attribute: 'ward' }], data: [item('q'), item('r')] }],
  ['stacked counts', 'stacked', {}],
] as const)('a chart of %s shows the own institutions alone', (_name, type, more) => {
  const series = evaluate(type, more as Parameters<typeof chart>[2])
  expect(series.own).toEqual({ isAlone: true, names: ['Seeblick'] })
  expect(series.rows).toBe(40)
  const counted = asCounted(chart(type, ['q']), series)
  expect(counted.filters).toEqual([{ attribute: 'content_object', operator: 'in', values: ['Seeblick'] }])
})

test('a chart with too many categories for a pair shows the own institutions alone', () => {
  const many = Array.from({ length: 900 }, (_, value) => value + 1)
  const rows = names.flatMap((content_object) => many.map((ward) => ({ content_object, q: 3, ward })))
  const wide = ['q', 'r'].map((key) =>
    attribute(key, 'likert', { options: [1, 2, 3, 4, 5], scale: { min: 1, max: 5, reversed: false } }),
  )
  const series = evaluateChart(
    chart('mean', ['q'], { groups: [{ attribute: 'ward' }], splits: [{ attribute: 'sex' }] }),
    question({ own }),
    [
      measureTable(
        rows.map((row, place) => ({ ...row, sex: place % 10 })),
        source([...wide, attribute('ward', 'single'), attribute('sex', 'single')]),
      ),
    ],
  )
  expect(series.own?.isAlone).toBe(true)
  expect(series.problems).toEqual([])
})

test('a chart of one’s own institutions drops that filter for the others', () => {
  const filters = [{ attribute: 'content_object', operator: 'in' as const, values: ['Seeblick'] }]
  const series = evaluate('mean', { filters })
  expect(cells(series).map(({ n }) => n)).toEqual([40, 50])
  expect(asCounted(chart('mean', ['q'], { filters }), series).filters).toEqual([])
})

test.each([
  ['by institution', { groups: [{ attribute: 'content_object' }] }, {}],
  [
    'of other institutions',
    { filters: [{ attribute: 'content_object', operator: 'in' as const, values: ['Hochwald'] }] },
    {},
  ],
  [
    'on a page filtered by institution',
    {},
    { filters: [{ attribute: 'content_object', operator: 'in' as const, values: ['Seeblick'] }] },
  ],
  ['without answers of the own institutions', {}, { rows: getRows([0, 30, 20]) }],
])('a chart %s stays as it is', (_name, more, request) => {
  const series = evaluate('mean', more, request)
  expect(series).toEqual(evaluate('mean', more, { ...request, own: undefined }))
})

test('all others get no verdict', () => {
  const benchmark = {
    id: 1,
    label: sameWords('Schweiz'),
    calculated: null,
    filters: [],
    means: { q: { n: 900, mean: 3, sd: 0.5 } },
  }
  const series = evaluate('mean', { benchmarks: [1], viewSettings: { benchmark: true } }, { benchmarks: [benchmark] })
  expect(cells(series).map(({ verdict }) => verdict?.word)).toEqual(['better', undefined])
  expect(series.comparisons).toBe(1)
})

test('the order by value is that of the own institutions', () => {
  const rows = names.flatMap((content_object, place) =>
    [1, 2].flatMap((ward) =>
      Array.from({ length: 20 }, () => ({ content_object, ward, q: place === 0 ? ward : 6 - 2 * ward })),
    ),
  )
  const series = evaluate('mean', { groups: [{ attribute: 'ward' }], viewSettings: { by_value: true } }, { rows })
  expect(series.groups.map(({ value }) => value)).toEqual([2, 1])
})

test('a withheld own figure takes that of all others with it', () => {
  const series = evaluate('mean', {}, { rows: getRows([3, 30, 20]), hideBelow: 5 })
  expect(cells(series).every(({ isWithheld }) => isWithheld)).toBe(true)
  expect(series.rows).toBeNull()
})

test('a withheld figure cannot be subtracted from its row or its column', () => {
  const rows = [
    ...getRows([40, 30, 20]),
    ...['Seeblick', 'Seeblick', 'Hochwald'].map((content_object) => ({ content_object, q: 1, ward: 3 })),
    ...Array.from({ length: 30 }, () => ({ content_object: 'Hochwald', q: 1, ward: 3 })),
  ]
  const series = evaluate('mean', { groups: [{ attribute: 'ward' }] }, { rows, hideBelow: 5 })
  const hidden = (series.panels[0]?.figures[0] ?? []).map((row) => row.map(({ isWithheld }) => isWithheld))
  for (const row of hidden) expect(row.filter(Boolean)).not.toHaveLength(1)
  for (const column of [0, 1]) expect(hidden.filter((row) => row[column])).not.toHaveLength(1)
  expect(hidden[2]).toEqual([true, true])
})

test('own and all others together are everybody', () => {
  const types = fc.constantFrom('mean', 'likert', 'boxPlot', 'tableChart', 'bar')
  fc.assert(
    fc.property(types, fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)), (type, [mine, ...theirs]) => {
      const rows = getRows([mine + 1, ...theirs])
      const [pair, whole] = [own, undefined].map((beside) => evaluate(type, {}, { rows, own: beside }))
      const sum = (series: Series | undefined) => (series ? cells(series) : []).reduce((all, { n }) => all + n, 0)
      expect(sum(pair)).toBe(sum(whole))
      expect(pair?.rows).toBe(whole?.rows)
    }),
    { numRuns: 40 },
  )
})
