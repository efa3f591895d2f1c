import fc from 'fast-check'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Chart, ChartType, RowFilter } from '#evaluation/model/chart.ts'
import { getCellKey, getCells } from './cellKeys.ts'

export const limit = 5
export const sexes = ['f', 'm', 'x']
export type Row = { ward: string; sex: string; q: number; exit: string }

/** Made-up answers from some wards. The sizes of groups are such that some are small; four months, two quarters. */
export function getAnyRows(wards: string[]): fc.Arbitrary<Row[]> {
  return fc
    .array(
      fc.tuple(
        fc.constantFrom(...wards),
        fc.constantFrom(...sexes),
        fc.integer({ min: 1, max: 4 }),
        fc.nat({ max: 9 }),
      ),
      { minLength: 3, maxLength: 12 },
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
}

/** The answers as a measure. */
export function getTable(wards: string[], rows: readonly Row[]): MeasureTable {
  const attributes = [
    attribute('ward', 'single', { options: wards }),
    attribute('sex', 'single', { options: sexes }),
    attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
    attribute('exit', 'date'),
  ]
  return measureTable(rows, source(attributes))
}

/** The shown figures of a chart by their place, and those that are withheld. */
export function counted(
  wards: string[],
  rows: readonly Row[],
  type: ChartType,
  more: Partial<Chart>,
  filters: RowFilter[] = [],
) {
  const own = chart(type, ['q'], more)
  const series = evaluateChart(own, question({ hideBelow: limit, filters }), [getTable(wards, rows)])
  const cells = getCells(series)
  const pick = (isWithheld: boolean) => cells.filter(({ figure }) => figure.isWithheld === isWithheld)
  return {
    series,
    shown: new Map(pick(false).map((cell) => [getCellKey(cell), cell.figure.n])),
    withheld: new Set(pick(true).map(getCellKey)),
  }
}
