import { expect, test } from 'vitest'
import { chartId, compareCharts, isSynced, sameCharts } from './compareCharts.ts'

const chart = (i: unknown, more: object = {}) => ({
  i,
  type: 'bar',
  title: `T${String(i)}`,
  data: [{ keys: ['a', 'b'] }],
  x: 0,
  y: 0,
  w: 6,
  h: 8,
  viewSettings: { error_bars: true },
  ...more,
})
const names = (charts: { [key: string]: unknown }[]) => charts.map(({ i }) => i)

test('classifies charts as new, replaced, the same or only in the child [EVAL-33]', () => {
  const parent = [chart('new'), chart('other', { title: 'Anders' }), chart('same'), chart('left')]
  const child = [chart('same'), chart('other'), chart('own'), chart('left', { type: 'radar' })]
  const { added, replaced, same, own } = compareCharts(parent, child, new Set(['new', 'other', 'same']))
  expect(names(added)).toEqual(['new'])
  expect(replaced).toEqual([{ chart: parent[1], before: child[1], differs: ['title'] }])
  expect(names(same)).toEqual(['same'])
  expect(names(own)).toEqual(['own'])
})

test.each([
  ['type', { type: 'radar' }],
  ['title', { subtitle_fr: 'Sous-titre' }],
  ['items', { data: [{ keys: ['b', 'a'] }] }],
  ['cuts', { splits: [{ attribute: 'sex' }] }],
  ['filters', { filters: [{ attribute: 'sex', operator: 'in', values: [1] }] }],
  ['options', { viewSettings: { error_bars: false } }],
  ['options', { config: { decimals: 2 } }],
  ['benchmarks', { benchmarks: [1] }],
  ['measures', { measures: [2] }],
  ['place', { y: 8 }],
  ['other', { anything: 'new' }],
])('names the difference: %s', (part, change) => {
  expect(
    compareCharts([chart('a', change)], [chart('a')], new Set(['a'])).replaced.map(({ differs }) => differs),
  ).toEqual([[part]])
})

test('missing and empty values are equal', () => {
  const parent = [
    {
      i: 'a',
      type: 'bar',
      title_fr: '',
      filters: [],
      config: {},
      viewSettings: { horizontal: true, benchmark: false },
    },
  ]
  const child = [
    {
      viewSettings: { benchmark: false, horizontal: true },
      config: {},
      filters: [],
      type: 'bar',
      i: 'a',
      subtitle: null,
    },
  ]
  expect(compareCharts(parent, child, new Set(['a'])).same).toHaveLength(1)
  expect(sameCharts(parent, child)).toBe(true)
})

test('never selects a chart without a unique name', () => {
  const charts = [chart('a'), chart('a'), chart(''), chart(undefined), chart(7)]
  expect(charts.map((one) => chartId(one, charts))).toEqual([undefined, undefined, undefined, undefined, 7])
})

test('charts are pushed when the child has all selected ones unchanged [N05]', () => {
  expect(isSynced([chart('a'), chart('b')], [chart('a')], new Set(['a']))).toBe(true)
  expect(isSynced([chart('a'), chart('b')], [chart('a')], new Set(['a', 'b']))).toBe(false)
  expect(isSynced([chart('a', { x: 6 })], [chart('a')], new Set(['a']))).toBe(false)
})

test('a response without a list of charts has no charts', () => {
  expect(compareCharts(null, 'x', new Set(['a']))).toEqual({ added: [], replaced: [], same: [], own: [] })
})
