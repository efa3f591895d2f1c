import type { Table } from './table.ts'

/** Tables by the address they are stored at. */
export function keyed(...tables: Table[]): Record<string, Table> {
  return Object.fromEntries(tables.map((table) => [table.path, table]))
}
