import type { CodeColumn } from './columns.ts'
import type { Cells, MeasureTable } from './measureTable.ts'
import type { Codes } from './histogram.ts'

/** A column to count, with a name that is unique in the measure. */
export type CountedColumn = { name: string; column: CodeColumn }

/** Columns that are counted in one pass together with the cell: their codes form one number below `bins`. */
export type ColumnGroup = { units: readonly CountedColumn[]; bins: number; name: string }

/** Small enough for the four tables of a pass to stay in the processor's L1 cache. */
const packedBins = 2048
const maxPacked = 65_536

/** Columns with few codes share a pack; one that does not fit into any gets its own. */
export function getColumnGroups(cells: Cells, units: readonly CountedColumn[]): ColumnGroup[] {
  const waiting = [...units].toSorted((one, other) => width(one) - width(other))
  const packs: ColumnGroup[] = []
  while (waiting.length > 0) {
    const own = nextGroup(waiting, cells.bins)
    packs.push({
      units: own,
      bins: own.reduce((product, unit) => product * width(unit), cells.bins),
      name: `${cells.signature} ${own.map(({ name }) => name).join(' ')}`,
    })
  }
  return packs
}

/** The pack as one column, kept for the next request; null if its numbers do not fit into one. */
function nextGroup(waiting: CountedColumn[], cells: number): CountedColumn[] {
  const pack: CountedColumn[] = []
  let bins = cells
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (pack.length > 0 && bins * width(next) > packedBins) break
    bins *= width(next)
    pack.push(next)
    waiting.shift()
  }
  return pack
}

export function width({ column }: CountedColumn): number {
  return column.entries.length
}

/** The pack as one column, kept for the next request; null when its numbers do not fit into one. */
export function groupCodes(measureTable: MeasureTable, cells: Cells, { units, bins, name }: ColumnGroup): Codes | null {
  const [first] = units
  if (units.length === 1 && first && !cells.codes) return first.column.codes
  if (bins > maxPacked) return null
  return measureTable.kept.codes.get(name, () => {
    const { rows } = measureTable.table
    const packed = bins <= 256 ? new Uint8Array(rows) : new Uint16Array(rows)
    if (cells.codes) packed.set(cells.codes)
    for (const unit of units) {
      const { codes } = unit.column
      const factor = width(unit)
      for (let row = 0; row < rows; row += 1) packed[row] = (packed[row] ?? 0) * factor + (codes[row] ?? 0)
    }
    return packed
  })
}
