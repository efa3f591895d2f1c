import type { Table } from '../schema/table.ts'

const files = import.meta.glob<{ default: Record<string, Table> }>(['../tables/*.ts', '!../tables/*.test.ts'], {
  eager: true,
})

/** Every table by its address: the exports of the files of `tables/`. */
const tables = new Map(Object.values(files).flatMap((file) => Object.entries(file.default)))

export function tableAt(address: string): Table | undefined {
  return tables.get(address)
}

export function allTables(): [string, Table][] {
  return [...tables]
}

/** A table that must be declared. */
export function knownTable(path: string): Table {
  const table = tableAt(path)
  if (!table) throw new Error(`no table ${path}`)
  return table
}
