import { addedUp } from '#evaluation/counting/precount.ts'
import type { Cells, MeasureTable } from './measureTable.ts'
import { histogram, getHistogram } from './histogram.ts'
import { type ColumnGroup, type CountedColumn, groupCodes, getColumnGroups, width } from './columnGroups.ts'
import type { Chosen } from '#evaluation/counting/selection.ts'

/**
 * How often each code of each column comes in each cell: `counts[cell * entries + code]`. Columns with few codes are
 * packed into one, together with the cell. The packed column is kept, so that a change of filters reads two bytes per
 * row for several questions at the same time, or none if it was counted ahead. `rows` are the selected rows of each cell.
 */
export function countUnits(
  measureTable: MeasureTable,
  cells: Cells,
  units: readonly CountedColumn[],
  chosen: Chosen,
): { counts: Map<string, Int32Array>; rows: Int32Array } {
  const results = new Map<string, Int32Array>()
  for (const pack of getColumnGroups(cells, units)) {
    const counts = addedUp(measureTable, pack, chosen) ?? counted(measureTable, cells, pack, chosen)
    for (const [index, unit] of pack.units.entries())
      results.set(
        unit.name,
        pack.units.length === 1 ? counts : marginal(counts, cells.bins, pack.units.map(width), index),
      )
  }
  const [first] = units
  const known = first && results.get(first.name)
  return {
    counts: results,
    rows: first && known ? getRows(known, cells.bins, width(first)) : countRows(measureTable, cells, chosen),
  }
}

function counted(measureTable: MeasureTable, cells: Cells, pack: ColumnGroup, chosen: Chosen): Int32Array {
  const selection = chosen?.rows() ?? null
  const packed = groupCodes(measureTable, cells, pack)
  if (packed) return histogram(packed, pack.bins, selection)
  const [only] = pack.units
  return only && cells.codes
    ? getHistogram(cells.codes, only.column.codes, width(only), pack.bins, selection)
    : new Int32Array(pack.bins)
}

/** The rows of each cell: every row has one code per column, even if it is 'missing'. */
function getRows(counts: Int32Array, cells: number, width: number): Int32Array {
  return Int32Array.from({ length: cells }, (_, cell) =>
    counts.subarray(cell * width, (cell + 1) * width).reduce((sum, count) => sum + count, 0),
  )
}

function countRows(measureTable: MeasureTable, cells: Cells, chosen: Chosen): Int32Array {
  const selection = chosen?.rows() ?? null
  if (cells.codes) return histogram(cells.codes, cells.bins, selection)
  return Int32Array.of(selection ? selection.count : measureTable.table.rows)
}

/** The counts of one column, extracted from those of the packed ones: `counts[cell][…before][own][…after]`. */
function marginal(counts: Int32Array, cells: number, widths: readonly number[], index: number): Int32Array {
  const own = widths[index] ?? 1
  const before = widths.slice(0, index).reduce((product, width) => product * width, 1)
  const after = widths.slice(index + 1).reduce((product, width) => product * width, 1)
  const result = new Int32Array(cells * own)
  let place = 0
  for (let cell = 0; cell < cells; cell += 1)
    for (let outer = 0; outer < before; outer += 1)
      for (let code = 0; code < own; code += 1) {
        let sum = 0
        for (let inner = 0; inner < after; inner += 1) {
          sum += counts[place] ?? 0
          place += 1
        }
        const bin = cell * own + code
        result[bin] = (result[bin] ?? 0) + sum
      }
  return result
}
