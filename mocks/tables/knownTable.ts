import type { Table } from '../table.ts'
import { tableAt } from './registry.ts'

/** A table that is known to be declared. */
export function knownTable(path: string): Table {
  const table = tableAt(path)
  if (!table) throw new Error(`no table ${path}`)
  return table
}
