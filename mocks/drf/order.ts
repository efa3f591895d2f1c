import type { Json, Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import type { Table } from '../schema/table.ts'
import type { Call } from './Call.ts'
import type { Column } from './columns.ts'
import { getColumn } from './columns.ts'

const collator = new Intl.Collator('de', { numeric: false })

function compare(left: Json, right: Json): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(getText(left), getText(right))
}

/** Like PostgreSQL: null is last, first when descending. An unknown column is ignored, as in DRF. */
export function ordered(table: Table, call: Call, rows: readonly Row[]): readonly Row[] {
  const requested = (call.query.get('ordering') ?? '').split(',').filter(Boolean)
  const getColumns = (terms: string[]): { column: Column; sign: number }[] =>
    terms.flatMap((term) => {
      const column = getColumn(table, term.replace(/^-/, ''), call.world)
      return column?.isStored && column.rest.length === 0 ? [{ column, sign: term.startsWith('-') ? -1 : 1 }] : []
    })
  const known = getColumns(requested)
  const columns = known.length > 0 ? known : getColumns([table.ordering ?? 'id'])
  const keyed = rows.map((row) => ({ row, keys: columns.map(({ column }) => column.values(row)[0] ?? null) }))
  keyed.sort((left, right) => {
    for (const [index, { sign }] of columns.entries()) {
      const order = compare(left.keys[index] ?? null, right.keys[index] ?? null)
      if (order !== 0) return order * sign
    }
    return left.row.id - right.row.id
  })
  return keyed.map(({ row }) => row)
}

/** Every word must occur in one of the table's search fields. */
export function searched(table: Table, call: Call, rows: readonly Row[]): readonly Row[] {
  const words = (call.query.get('search') ?? '')
    .replaceAll('\0', '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) return rows
  const columns = (table.search ?? ['name']).flatMap((name) => getColumn(table, name, call.world) ?? [])
  if (columns.length === 0) return rows
  return rows.filter((row) => {
    const texts = columns.flatMap((column) => column.values(row)).map((value) => getText(value).toLowerCase())
    return words.every((word) => texts.some((text) => text.includes(word)))
  })
}
