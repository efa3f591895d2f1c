import { fieldValue, type Row } from '#api/rows/page.ts'
import { type Collection, getField } from '#engine/collection.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { toText } from '#lib/text/text.ts'
import type { TableLine, Target } from './table.ts'

/** A line that names no record, or more than one, and why. */
export type LeftLine = { n: number; text: string; reason: 'none' | 'several' | 'differs' | 'no-key' }

/**
 * The line of each record, by its id; several where the table names it more than once. A line belongs to the record that
 * all its identifying cells name, never to the one in the same place.
 */
export function matchLines(
  collection: Collection,
  rows: readonly Row[],
  lines: readonly TableLine[],
  columns: readonly (Target | undefined)[],
): { named: Map<number, TableLine[]>; left: LeftLine[] } {
  const named = new Map<number, TableLine[]>()
  const left: LeftLine[] = []
  for (const line of lines) {
    const keys = columns.flatMap((target, place) => {
      const cell = line.cells[place] ?? ''
      return target?.kind === 'by' && cell !== '' ? [{ field: target.field, cell }] : []
    })
    const isMeant =
      (row: Row) =>
      ({ field, cell }: (typeof keys)[number]) =>
        isSameKey(collection, row, field, cell)
    const found = keys.length === 0 ? [] : rows.filter((row) => keys.every(isMeant(row)))
    const [row] = found
    if (found.length === 1 && row) named.set(row.id, [...(named.get(row.id) ?? []), line])
    else left.push({ n: line.n, text: getText(line, keys), reason: getReason(found.length) })

    function getReason(count: number): LeftLine['reason'] {
      if (keys.length === 0) return 'no-key'
      if (count > 1) return 'several'
      return rows.some((one) => keys.some(isMeant(one))) ? 'differs' : 'none'
    }
  }
  return { named, left }
}

function getText({ cells }: TableLine, keys: readonly { cell: string }[]): string {
  return keys.length > 0 ? keys.map(({ cell }) => cell).join(', ') : cells.filter(Boolean).join(', ')
}

/** Whether a cell is the value by which a record is identified: a number as it is, a text in any case. */
function isSameKey(collection: Collection, row: Row, name: string, cell: string): boolean {
  const value = name === 'id' ? row.id : fieldValue(row, name)
  if (value === null || value === undefined || value === '') return false
  if (name === 'id' || getField(collection, name).kind === 'number')
    return /^\d{1,15}$/.test(cell) && Number(cell) === Number(value)
  return cleanLine(toText(value)).toLowerCase() === cell.toLowerCase()
}
