import Papa from 'papaparse'
import type { Json, Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import type { Table } from '../schema/table.ts'
import { isStaff } from '../schema/rules.ts'
import type { Call } from './Call.ts'
import { getValue } from './columns.ts'
import { selected } from './list.ts'

export function csvText(header: string[], rows: Json[][]): string {
  const cell = (value: Json): string =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : getText(value)
  return `\uFEFF${Papa.unparse([header, ...rows.map((row) => row.map(cell))], { delimiter: ';', newline: '\r\n' })}\r\n`
}

function csvFile(name: string, header: string[], rows: Json[][]): Response {
  return new Response(csvText(header, rows), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  })
}

/** The whole current selection as a file. */
export function exported(table: Table, call: Call): Response {
  if (!isStaff(call.user)) throw call.forbidden()
  const columns = Object.entries(table.fields).filter(([, field]) => !['json', 'nested'].includes(field.kind))
  const read = (row: Row): Json[] => [row.id, ...columns.map(([name, field]) => getValue(field, name, row, call.world))]
  return csvFile(
    `${table.path.replace('/', '_')}.csv`,
    ['id', ...columns.map(([name]) => name)],
    selected(table, call).map(read),
  )
}
