// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chart, ChartType, RowFilter } from '#evaluation/model/chart.ts'
import { getCellKey, getCells } from './cellKeys.ts'
import { counted, getAnyRows, limit, type Row, sexes } from './testWorlds.ts'

const wards = ['A', 'B']
const anyRows = getAnyRows(wards)

const include = (values: string[]): RowFilter => ({ attribute: 'sex', operator: 'in', values })
const charts: [string, ChartType, Partial<Chart>, Partial<Chart>][] = [
  ['all', 'mean', {}, { groups: [{ attribute: 'sex' }] }],
  [
    'by ward',
    'mean',
    { groups: [{ attribute: 'ward' }] },
    { groups: [{ attribute: 'ward' }], slices: [{ attribute: 'sex' }] },
  ],
]

test.each(charts)(
  '%s, by sex and filtered by sex do not reveal together what is withheld [R07]',
  (_name, type, plain, bySex) => {
    fc.assert(
      fc.property(anyRows, fc.subarray(sexes, { minLength: 1, maxLength: 2 }), (rows, values) => {
        const [whole, parts, filtered] = [
          counted(wards, rows, type, plain),
          counted(wards, rows, type, bySex),
          counted(wards, rows, type, plain, [include(values)]),
        ]
        const role = bySex.slices ? 'slice' : 'group'
        const getKey = (cell: ReturnType<typeof getCells>[number]) => getCellKey({ ...cell, [role]: '' })
        for (const cell of getCells(filtered.series)) {
          const all = getCells(whole.series).find((one) => getKey(one) === getKey(cell))?.figure
          if (cell.figure.isWithheld || cell.figure.n === 0 || !all || all.isWithheld) continue
          const own = getCells(parts.series).filter((one) => getKey(one) === getKey(cell))
          const shown = (isIn: boolean) =>
            own.filter((one) => values.includes(one[role]) === isIn).reduce((sum, { figure }) => sum + figure.n, 0)
          for (const left of [cell.figure.n - shown(true), all.n - cell.figure.n - shown(false)])
            expect(left === 0 || left >= limit).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  },
)

test('a filter by sex withholds nothing where no sex is withheld', () => {
  const rows = sexes.flatMap((sex) =>
    Array.from({ length: 8 }, (_, row): Row => ({ ward: 'A', sex, q: 1 + (row % 5), exit: '2026-01-10' })),
  )
  for (const sex of sexes) expect(counted(wards, rows, 'mean', {}, [include([sex])]).withheld.size).toBe(0)
})
