// @vitest-environment node
import { expect, test } from 'vitest'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { noCategory } from '#evaluation/types/definition/chartLayoutData.ts'
import {
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { parseFilters, withFilters } from './filterAddress.ts'
import type { Filterable } from './filterable.ts'
import { areSet, drillDownFilters } from './drillDownFilters.ts'

const offered: Filterable[] = [
  { key: 'ward', kind: 'values', label: words('Abteilung'), options: [] },
  { key: 'q1', kind: 'values', label: words('Zufriedenheit'), options: [] },
  { key: 'birth_year', kind: 'age', label: words('Geburtsjahr'), options: [] },
  { key: 'exit', kind: 'days', label: words('Austritt'), options: [] },
  { key: 'stay', kind: 'range', label: words('Dauer'), options: [] },
]
const seriesWith = (parts: Partial<Series>) =>
  getSeries({ items: [item('q1')], ...parts }, () => getFigure([1, 2, 3, 4, 5], { box: getBox(1, 2, 3, 4, 5) }))
const pick = (chart: Chart, series: Series, spot: object) =>
  drillDownFilters({ chart, series, offered }, { ...noCategory, ...spot })

test('the filter of a group survives a round trip through the address [EVAL-07]', () => {
  const series = seriesWith({ groups: categories('Ost', 'West') })
  const selected = pick(getChart('mean', { groups: [{ attribute: 'ward' }] }), series, { group: 1 })
  expect(selected).toEqual([{ attribute: 'ward', operator: 'in', values: ['2'] }])
  const back = parseFilters(withFilters(new URLSearchParams(), selected), offered)
  expect(areSet(back, selected)).toBe(true)
  expect(areSet([], selected)).toBe(false)
  expect(areSet(back, [])).toBe(false)
})

test('a group with a segment becomes two filters', () => {
  const series = seriesWith({ groups: categories('Ost', 'West'), slices: categories('Frau', 'Mann') })
  const chart = getChart('likert', { groups: [{ attribute: 'ward' }], slices: [{ attribute: 'stay' }] })
  expect(pick(chart, series, { item: 0, group: 0, slice: 1, from: 0 })).toEqual([
    { attribute: 'ward', operator: 'in', values: ['1'] },
    { attribute: 'stay', operator: 'between', values: [2, 2] },
  ])
  expect(pick(getChart('bar'), seriesWith({}), { item: 0, level: 4 })).toEqual([
    { attribute: 'q1', operator: 'in', values: ['5'] },
  ])
})

test('a band of age becomes a range of years of birth [EVAL-12]', () => {
  const age = { ageGap: 20, minAge: 20, maxAge: 70 }
  const groups = [
    { value: '<20', label: words('') },
    { value: 20, label: words('') },
    { value: 60, label: words('') },
    { value: '>=70', label: words('') },
  ]
  const years = (group: number) =>
    pick(getChart('mean', { groups: [{ attribute: 'birth_year', age }] }), seriesWith({ groups }), { group })[0]?.values
  expect([0, 1, 2, 3].map(years)).toEqual([
    [2001, null],
    [1981, 2000],
    [1951, 1960],
    [null, 1950],
  ])
})

test('a bin of a timeline becomes its first to its last day', () => {
  const last = (bin: 'bin_day' | 'bin_month' | 'bin_quarter' | 'bin_half_year' | 'bin_year', first: string) => {
    const chart = getChart('timeline', { timelineAttribute: 'exit', viewSettings: { [bin]: true } })
    return pick(chart, seriesWith({ groups: [{ value: first, label: words('') }] }), { group: 0 })[0]?.values
  }
  expect(last('bin_day', '2024-02-29')).toEqual(['2024-02-29', '2024-02-29'])
  expect(last('bin_month', '2024-02-01')).toEqual(['2024-02-01', '2024-02-29'])
  expect(last('bin_quarter', '2023-10-01')).toEqual(['2023-10-01', '2023-12-31'])
  expect(last('bin_half_year', '2024-01-01')).toEqual(['2024-01-01', '2024-06-30'])
  expect(last('bin_year', '2023-01-01')).toEqual(['2023-01-01', '2023-12-31'])
})

test('returns no filter for attributes that are not offered, crossed groups and items of several questions', () => {
  const series = seriesWith({ groups: categories('Ost') })
  expect(pick(getChart('mean', { groups: [{ attribute: 'content_object' }] }), series, { group: 0 })).toEqual([])
  expect(
    pick(getChart('mean', { groups: [{ attribute: 'ward' }, { attribute: 'q1' }] }), series, { group: 0 }),
  ).toEqual([])
  expect(
    pick(getChart('bar'), seriesWith({ items: [{ ...item('q1'), keys: ['q1', 'q2'] }] }), { item: 0, level: 1 }),
  ).toEqual([])
  expect(pick(getChart('mean'), seriesWith({}), { item: 0 })).toEqual([])
})

test('a drill-down selects exactly the rows of its category [EVAL-07, EVAL-12]', () => {
  const of = source([
    attribute('q1', 'likert', { scale: { min: 1, max: 5, reversed: true } }),
    attribute('birth_year', 'number'),
    attribute('exit', 'date'),
  ])
  const own = [
    measureTable(
      Array.from({ length: 300 }, (_, row) => ({
        q1: 1 + ((row * row) % 5),
        birth_year: 1930 + ((row * 7) % 90),
        exit: `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`,
      })),
      of,
    ),
  ]
  const render = (chart: Chart) => evaluateChart(counted(chart), question(), own)
  const selected = (chart: Chart, spot: object) =>
    evaluateChart(
      counted(chartFor('mean', ['q1'])),
      question({
        filters: parseFilters(withFilters(new URLSearchParams(), pick(chart, render(chart), spot)), offered),
      }),
      own,
    ).rows

  const bar = chartFor('bar', ['q1'])
  const counts = render(bar).panels[0]?.figures[0]?.[0]?.[0]?.counts ?? []
  expect(counts.map((_count, level) => selected(bar, { item: 0, level }))).toEqual(counts.map((count) => count || 0))
  const ages = chartFor('mean', ['q1'], {
    groups: [{ attribute: 'birth_year', age: { ageGap: 15, minAge: 20, maxAge: 70 } }],
  })
  const months = chartFor('timeline', ['q1'], { timelineAttribute: 'exit' })
  for (const chart of [ages, months]) {
    const groups = render(chart).panels[0]?.figures[0]?.map(([cell]) => cell?.n) ?? []
    expect(groups.length).toBeGreaterThan(5)
    expect(groups.map((_n, group) => selected(chart, { group }))).toEqual(groups)
  }
})
