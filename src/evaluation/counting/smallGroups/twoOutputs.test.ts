// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chart, ChartType, RowFilter } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { getCells } from './cellKeys.ts'
import { counted, getAnyRows, limit, type Row, sexes } from './testWorlds.ts'

const wards = ['A', 'B', 'C', 'D']
const anyRows = getAnyRows(wards)

const include = (key: string, values: string[]): RowFilter => ({ attribute: key, operator: 'in', values })
const exclude = (key: string, values: string[]): RowFilter => ({ attribute: key, operator: 'not_in', values })
const charts: [ChartType, Partial<Chart>][] = [
  ['mean', {}],
  ['mean', { groups: [{ attribute: 'ward' }] }],
  ['likert', { groups: [{ attribute: 'sex' }] }],
  ['mean', { groups: [{ attribute: 'ward' }], slices: [{ attribute: 'sex' }] }],
  ['bar', { splits: [{ attribute: 'ward' }] }],
  ['timeline', { timelineAttribute: 'exit', viewSettings: { bin_month: true } }],
]

/** Two filters of a page that a reader may choose one after the other: the second leaves out some of the rows of the first. */
const filterPairs = fc.oneof(
  fc.subarray(wards, { minLength: 1 }).map((values): RowFilter[][] => [[], [include('ward', values)]]),
  fc.subarray(sexes, { minLength: 1 }).map((values): RowFilter[][] => [[], [exclude('sex', values)]]),
  fc
    .subarray(wards, { minLength: 2 })
    .map((values): RowFilter[][] => [[include('ward', values)], [include('ward', values.slice(1))]]),
  fc
    .tuple(fc.subarray(wards, { minLength: 1 }), fc.subarray(sexes, { minLength: 1 }))
    .map(([some, others]): RowFilter[][] => [[include('ward', some)], [include('ward', some), include('sex', others)]]),
  fc
    .constantFrom('2026-01-12', '2026-03-01')
    .map((from): RowFilter[][] => [[], [{ attribute: 'exit', operator: 'between', values: [from, null] }]]),
)

test('no figure of too few people is shown, nor known from the same figure under another filter [R07]', () => {
  fc.assert(
    fc.property(anyRows, filterPairs, fc.constantFrom(...charts), (rows, [first = [], second = []], [type, more]) => {
      const [one, other] = [counted(wards, rows, type, more, first), counted(wards, rows, type, more, second)]
      for (const n of [...one.shown.values(), ...other.shown.values()]) expect(n === 0 || n >= limit).toBe(true)
      for (const [key, n] of one.shown) {
        const rest = n - (other.shown.get(key) ?? (other.withheld.has(key) ? 0 : n))
        expect(rest === 0 || rest >= limit).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

/** The categories of an attribute whose figure is in a chart, by itself or as the sum of its parts. */
function getKnown(series: Series, role: 'split' | 'group' | 'slice'): string[] {
  const cells = getCells(series)
  return [...new Set(cells.map((cell) => cell[role]))].filter((value) =>
    cells.filter((cell) => cell[role] === value).every(({ figure }) => !figure.isWithheld),
  )
}

test('a withheld figure is not known from another chart of the page [R07]', () => {
  const [byWard, bySex] = [[{ attribute: 'ward' }], [{ attribute: 'sex' }]]
  fc.assert(
    fc.property(anyRows, fc.subarray(wards, { minLength: 1 }), (rows, values) => {
      const known = new Set([
        ...getKnown(counted(wards, rows, 'mean', { groups: byWard }).series, 'group'),
        ...getKnown(counted(wards, rows, 'mean', { groups: [{ attribute: 'ward', values }] }).series, 'group'),
        ...getKnown(counted(wards, rows, 'mean', { groups: byWard, slices: bySex }).series, 'group'),
        ...getKnown(counted(wards, rows, 'likert', { groups: bySex, slices: byWard }).series, 'slice'),
        ...getKnown(counted(wards, rows, 'bar', { groups: bySex, splits: byWard }).series, 'split'),
        ...getKnown(counted(wards, rows, 'timeline', { timelineAttribute: 'exit', slices: byWard }).series, 'slice'),
      ])
      const sizes = wards.map((ward) => [ward, rows.filter((row) => row.ward === ward).length] as const)
      const unknown = sizes.filter(([ward, n]) => n > 0 && !known.has(ward))
      for (const [ward, n] of sizes) expect(n > 0 && n < limit && known.has(ward)).toBe(false)
      // One alone would be what is left of all answers; unless it is all there is.
      const isMore = sizes.filter(([, n]) => n > 0).length > 1
      expect(isMore && unknown.length === 1).toBe(false)
    }),
    { numRuns: 100 },
  )
})

test('a withheld month is not known from the quarter [R07]', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const months = counted(wards, rows, 'timeline', { timelineAttribute: 'exit', viewSettings: { bin_month: true } })
      const quarters = counted(wards, rows, 'timeline', {
        timelineAttribute: 'exit',
        viewSettings: { bin_quarter: true },
      })
      const toQuarter = (day: string) => `2026-0${Number(day.slice(6, 7)) > 3 ? 4 : 1}-01`
      for (const { group, figure } of getCells(quarters.series)) {
        const own = getCells(months.series).filter((cell) => toQuarter(cell.group) === group)
        const [hidden, some] = [
          own.filter((cell) => cell.figure.isWithheld),
          own.filter((cell) => cell.figure.isWithheld || cell.figure.n > 0),
        ]
        expect(!figure.isWithheld && some.length > 1 && hidden.length === 1).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('a filter that leaves too few people out is said to be the reason', () => {
  const rows = [...wards, ...wards, ...wards, ...wards, ...wards, ...wards].map((ward, row): Row => ({
    ward,
    sex: row < 2 ? 'x' : 'f',
    q: 1 + (row % 5),
    exit: '2026-01-10',
  }))
  const { series } = counted(wards, rows, 'mean', {}, [include('sex', ['f'])])
  expect([series.isRestSmall, series.rows, series.panels[0]?.figures[0]?.[0]?.[0]?.isWithheld]).toEqual([
    true,
    null,
    true,
  ])
  expect(counted(wards, rows, 'mean', {}, [include('sex', ['f', 'x', 'm'])]).series.isRestSmall).toBeUndefined()
  expect(counted(wards, rows, 'mean', {}).series.isRestSmall).toBeUndefined()
})
