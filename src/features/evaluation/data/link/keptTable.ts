import type { Column, Table } from '../columns.ts'

/** What is kept of a table: typed arrays, as they are. */
export function contentOf({ measure, rows, columns, complete }: Table): Table {
  return { measure, rows, columns, complete }
}

/** Whether something out of the store is a whole table. */
export function isTable(value: unknown): value is Table {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !('columns' in value)) return false
  const { rows, columns } = value
  return typeof rows === 'number' && columns instanceof Map && [...columns.values()].every((column) => isColumn(column, rows))
}

function isColumn(column: unknown, rows: number): column is Column {
  if (typeof column !== 'object' || column === null) return false
  if ('numbers' in column) return column.numbers instanceof Float64Array && column.numbers.length === rows
  if (!('codes' in column) || !('entries' in column) || !Array.isArray(column.entries)) return false
  return (column.codes instanceof Uint8Array || column.codes instanceof Uint16Array) && column.codes.length === rows
}
