import type { TableCell } from '#evaluation/types/table/field.ts'
import type { Table } from '#evaluation/types/table/toTable.ts'

/** The contents of a file: lines about the chart, then the table. */
export type Sheet = { lines: string[]; header: string[]; rows: TableCell[][]; kinds: ('text' | 'number')[] }

export function toSheet({ columns, rows }: Table, lines: string[]): Sheet {
  return {
    lines,
    header: columns.map(({ label }) => label),
    rows: rows.map(({ cells }) => cells),
    kinds: columns.map(({ kind }) => kind),
  }
}
