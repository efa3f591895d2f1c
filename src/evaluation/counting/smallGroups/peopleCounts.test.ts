// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { chart, question } from '#evaluation/counting/testRows.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { getPeopleCounts, keepPeopleCounts } from './peopleCounts.ts'
import { getAnyRows, getTable, limit, sexes } from './testWorlds.ts'

const wards = ['A', 'B']
const include = (attribute: string, values: readonly string[]): RowFilter => ({
  attribute,
  operator: 'in',
  values: [...values],
})
const anyFilters = fc
  .tuple(fc.subarray(sexes), fc.subarray(wards))
  .map(([some, own]) => [include('sex', some), include('ward', own)].filter(({ values }) => values.length > 0))
const own = chart('mean', ['q'], { groups: [{ attribute: 'ward' }] })

test('one filter after the other withholds the same as each on a page of its own', () => {
  fc.assert(
    fc.property(getAnyRows(wards), fc.array(anyFilters, { minLength: 2, maxLength: 5 }), (rows, visits) => {
      const table = getTable(wards, rows)
      for (const filters of visits) {
        const about = question({ hideBelow: limit, filters })
        expect(evaluateChart(own, about, [table])).toEqual(evaluateChart(own, about, [getTable(wards, rows)]))
      }
    }),
    { numRuns: 100 },
  )
})

const getCounts = (people: number) => () => ({ ...getPeopleCounts(evaluateChart(own, question({}), [])), people })
const table = () => getTable(wards, [])

test('the people of a chart are counted once for the same filters', () => {
  const tables = [table()]
  const first = keepPeopleCounts(own, question({ filters: [] }), tables, false, getCounts(1))
  expect(keepPeopleCounts(own, question({ filters: [] }), tables, false, getCounts(2))).toBe(first)
})

test.each([
  ['other filters', (tables: ReturnType<typeof table>[]) => [question({ filters: [include('sex', ['f'])] }), tables]],
  ['other rows of another measure', ([first]: ReturnType<typeof table>[]) => [question({}), [first, table()]]],
] as const)('%s count the people of a chart again', (_what, change) => {
  const tables = [table(), table()]
  const [about, others] = change(tables) as [ReturnType<typeof question>, typeof tables]
  const first = keepPeopleCounts(own, question({}), tables, false, getCounts(1))
  expect(keepPeopleCounts(own, about, others, false, getCounts(2))).not.toBe(first)
})
