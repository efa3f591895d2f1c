import type { CodeColumn } from '#evaluation/counting/table/columns.ts'
import { type Axis, noAxis } from './axis.ts'
import type { Axes } from './axes.ts'
import { size } from './axes.ts'
import type { Cells, Digit, MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Codes } from '#evaluation/counting/table/histogram.ts'

/** Null when there are too many combinations. The same axes give the same cells as long as the rows do not change. */
export function getCells(measureTable: MeasureTable, axes: Axes): Cells | null {
  const name = JSON.stringify(
    [axes.splits, axes.groups, axes.slices].map((some) => some.map(({ signature }) => signature)),
  )
  return measureTable.kept.cells.get(name, () => newCells(measureTable, axes))
}

function newCells(measureTable: MeasureTable, axes: Axes): Cells | null {
  const [splits, groups, slices] = [axes.splits, axes.groups, axes.slices].map((some) =>
    some.map((axis) => toDigit(measureTable, axis)),
  )
  if (!splits || !groups || !slices) return null
  const digits = [...splits, ...groups, ...slices]
  const breakdown = digits.filter(({ codes }) => codes !== null)
  const bins = breakdown.reduce((product, { places }) => product * places.length, 1)
  if (bins > 65_536) return null
  const signature = breakdown.map((digit) => digit.signature).join('×')
  const codes =
    breakdown.length === 0
      ? null
      : measureTable.kept.codes.get(`cells ${signature}`, () => cellCodes(breakdown, bins, measureTable.table.rows))
  const targets: number[][] = []
  const panels: number[][] = []
  const [groupCount, sliceCount] = [size(axes.groups), size(axes.slices)]
  for (let bin = 0; bin < bins; bin += 1) {
    const chosen = unpacked(bin, digits)
    const [split, group, slice] = [
      combinedPlaces(chosen.slice(0, splits.length), axes.splits),
      combinedPlaces(chosen.slice(splits.length, splits.length + groups.length), axes.groups),
      combinedPlaces(chosen.slice(splits.length + groups.length), axes.slices),
    ]
    targets.push(
      split.flatMap((one) =>
        group.flatMap((two) => slice.map((three) => (one * groupCount + two) * sliceCount + three)),
      ),
    )
    panels.push(group.length > 0 && slice.length > 0 ? split : [])
  }
  return { codes, bins, targets, splits: panels, signature }
}

/** An axis as one digit of the cell's number; 0 for rows without a category. */
function toDigit(measureTable: MeasureTable, axis: Axis): Digit {
  if (axis === noAxis || axis.attribute === null)
    return { codes: null, places: [[0]], map: new Uint16Array(1), signature: '' }
  const column = measureTable.table.columns.get(axis.attribute)
  if (column?.kind !== 'codes') return { codes: null, places: [[]], map: new Uint16Array(1), signature: '' }
  return measureTable.kept.digits.get(axis.signature, () => toDigits(axis, column))
}

function toDigits(axis: Axis, column: CodeColumn): Digit {
  const places: (readonly number[])[] = [[]]
  const known = new Map<string, number>([['', 0]])
  const map = Uint16Array.from(column.entries, (entry) => {
    const own = axis.places(entry)
    const name = own.join()
    const digit = known.get(name) ?? places.length
    if (digit === places.length) {
      places.push(own)
      known.set(name, digit)
    }
    return digit
  })
  return { codes: column.codes, places, map, signature: axis.signature }
}

function cellCodes(digits: readonly Digit[], bins: number, rows: number): Codes {
  const cells = bins <= 256 ? new Uint8Array(rows) : new Uint16Array(rows)
  for (const { codes, places, map } of digits) {
    const width = places.length
    for (let row = 0; row < rows; row += 1) cells[row] = (cells[row] ?? 0) * width + (map[codes?.[row] ?? 0] ?? 0)
  }
  return cells
}

/** The categories for each digit of a cell's number. */
function unpacked(bin: number, digits: readonly Digit[]): (readonly number[])[] {
  let rest = bin
  return digits
    .toReversed()
    .map(({ codes, places }) => {
      if (codes === null) return places[0] ?? []
      const digit = rest % places.length
      rest = Math.floor(rest / places.length)
      return places[digit] ?? []
    })
    .toReversed()
}

function combinedPlaces(places: readonly (readonly number[])[], axes: readonly Axis[]): number[] {
  return places.reduce<number[]>(
    (sofar, own, index) =>
      sofar.flatMap((left) => own.map((right) => left * (axes[index]?.categories.length ?? 1) + right)),
    [0],
  )
}
