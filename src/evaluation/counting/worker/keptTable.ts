import type { Column, Table } from '#evaluation/counting/table/columns.ts'

/** The stored form of a table: typed arrays, unchanged. */
export function getContent({ measure, rows, columns, complete }: Table): Table {
  return { measure, rows, columns, complete }
}

/** Whether a stored value is a complete table. */
export function isTable(value: unknown): value is Table {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !('columns' in value)) return false
  const { rows, columns } = value
  return (
    typeof rows === 'number' &&
    columns instanceof Map &&
    [...columns.values()].every((column) => isColumn(column, rows))
  )
}

function isColumn(column: unknown, rows: number): column is Column {
  if (typeof column !== 'object' || column === null) return false
  if ('numbers' in column) return isArray(column.numbers, ['Float64Array'], rows)
  return (
    'codes' in column &&
    'entries' in column &&
    Array.isArray(column.entries) &&
    isArray(column.codes, ['Uint8Array', 'Uint16Array'], rows)
  )
}

/** Compared by name: a stored value may come from another realm. */
function isArray(value: unknown, names: readonly string[], length: number): boolean {
  if (!ArrayBuffer.isView(value) || !('length' in value)) return false
  return value.length === length && names.includes(Object.prototype.toString.call(value).slice(8, -1))
}
