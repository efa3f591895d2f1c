// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart, ChartType, RowFilter } from '#evaluation/model/chart.ts'
import { getCellKey, getCells } from './cellKeys.ts'

const limit = 5
const wards = ['A', 'B']
const sexes = ['f', 'm', 'x']
const attributes = [
  attribute('ward', 'single', { options: wards }),
  attribute('sex', 'single', { options: sexes }),
  attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
  attribute('exit', 'date'),
]
type Row = { ward: string; sex: string; q: number; exit: string }

/** The sizes of groups are such that some are small; four months, two quarters. */
const anyRows = fc
  .array(
    fc.tuple(fc.constantFrom(...wards), fc.constantFrom(...sexes), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 9 })),
    {
      minLength: 3,
      maxLength: 12,
    },
  )
  .map((groups) =>
    groups.flatMap(([ward, sex, month, size]) =>
      Array.from({ length: size }, (_, row): Row => ({
        ward,
        sex,
        q: 1 + (row % 5),
        exit: `2026-0${month}-1${row % 3}`,
      })),
    ),
  )

/** The shown figures of a chart by their place, and those that are withheld. */
function counted(rows: readonly Row[], type: ChartType, more: Partial<Chart>, filters: RowFilter[] = []) {
  const own = chart(type, ['q'], more)
  const series = evaluateChart(own, question({ hideBelow: limit, filters }), [measureTable(rows, source(attributes))])
  const cells = getCells(series)
  const pick = (isWithheld: boolean) => cells.filter(({ figure }) => figure.isWithheld === isWithheld)
  return {
    series,
    shown: new Map(pick(false).map((cell) => [getCellKey(cell), cell.figure.n])),
    withheld: new Set(pick(true).map(getCellKey)),
  }
}

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
  '%s, by sex and filtered by sex do not tell together what is withheld [R07]',
  (_name, type, plain, bySex) => {
    fc.assert(
      fc.property(anyRows, fc.subarray(sexes, { minLength: 1, maxLength: 2 }), (rows, values) => {
        const [whole, parts, filtered] = [
          counted(rows, type, plain),
          counted(rows, type, bySex),
          counted(rows, type, plain, [include(values)]),
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
  for (const sex of sexes) expect(counted(rows, 'mean', {}, [include([sex])]).withheld.size).toBe(0)
})
