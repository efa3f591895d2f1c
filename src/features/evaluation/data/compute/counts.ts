import type { CodeColumn } from '../columns.ts'
import type { Cells, Feed } from './feed.ts'
import { type Codes, type Selection, histogram, histogramOf } from './histogram.ts'

/** A column to count, by a name that tells it from others of the measure. */
export type Unit = { name: string; column: CodeColumn }

/** Small enough for the four tables of a pass to stay in the processor's first cache. */
const packedBins = 2048
const mostPacked = 65_536

/**
 * How often each code of each column comes in each cell: `counts[cell * entries + code]`. Columns with few codes are
 * packed into one, together with the cell; the packed column is kept, so that a change of filters reads two bytes per
 * row for several questions at once. `rows` are the selected rows of each cell.
 */
export function countUnits(feed: Feed, cells: Cells, units: readonly Unit[], selection: Selection): { counts: Map<string, Int32Array>; rows: Int32Array } {
  const results = new Map<string, Int32Array>()
  const waiting = [...units].toSorted((one, other) => width(one) - width(other))
  while (waiting.length > 0) {
    const pack = nextPack(waiting, cells.bins)
    const bins = pack.reduce((product, unit) => product * width(unit), cells.bins)
    const [only] = pack
    if (bins > mostPacked && only && cells.codes) {
      results.set(only.name, histogramOf(cells.codes, only.column.codes, width(only), bins, selection))
      continue
    }
    const counts = histogram(packedCodes(feed, cells, pack, bins), bins, selection)
    for (const [index, unit] of pack.entries()) results.set(unit.name, pack.length === 1 ? counts : marginal(counts, cells.bins, pack.map(width), index))
  }
  const [first] = units
  const known = first && results.get(first.name)
  return { counts: results, rows: first && known ? rowsOf(known, cells.bins, width(first)) : countRows(feed, cells, selection) }
}

/** The rows of each cell: every row has one code of a column, if only 'missing'. */
function rowsOf(counts: Int32Array, cells: number, width: number): Int32Array {
  return Int32Array.from({ length: cells }, (_, cell) => counts.subarray(cell * width, (cell + 1) * width).reduce((sum, count) => sum + count, 0))
}

function countRows(feed: Feed, cells: Cells, selection: Selection): Int32Array {
  if (cells.codes) return histogram(cells.codes, cells.bins, selection)
  return Int32Array.of(selection ? selection.count : feed.table.rows)
}

function width({ column }: Unit): number {
  return column.entries.length
}

/** Takes columns off the list as long as they fit into one table; one at least. */
function nextPack(waiting: Unit[], cells: number): Unit[] {
  const pack: Unit[] = []
  let bins = cells
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (pack.length > 0 && bins * width(next) > packedBins) break
    bins *= width(next)
    pack.push(next)
    waiting.shift()
  }
  return pack
}

function packedCodes(feed: Feed, cells: Cells, pack: readonly Unit[], bins: number): Codes {
  const [first] = pack
  if (pack.length === 1 && first && !cells.codes) return first.column.codes
  return feed.kept.codes.get(`${cells.signature} ${pack.map(({ name }) => name).join(' ')}`, () => {
    const { rows } = feed.table
    const packed = bins <= 256 ? new Uint8Array(rows) : new Uint16Array(rows)
    if (cells.codes) packed.set(cells.codes)
    for (const unit of pack) {
      const { codes } = unit.column
      const factor = width(unit)
      for (let row = 0; row < rows; row += 1) packed[row] = (packed[row] ?? 0) * factor + (codes[row] ?? 0)
    }
    return packed
  })
}

/** The counts of one column out of those of the packed ones: `counts[cell][…before][own][…after]`. */
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
