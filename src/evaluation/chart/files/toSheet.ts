import { showCell, type TableCell } from '#evaluation/types/table/field.ts'
import type { Table } from '#evaluation/types/table/toTable.ts'

/**
 * The contents of a file: lines about the chart, then the table. `formats`: Excel's number format of every cell; null for
 * one that is shown as it is stored.
 */
export type Sheet = {
  lines: string[]
  header: string[]
  rows: TableCell[][]
  kinds: ('text' | 'number')[]
  formats?: (string | null)[][]
}

export function toSheet({ columns, rows }: Table, lines: string[]): Sheet {
  return {
    lines,
    header: columns.map(({ label }) => label),
    rows: rows.map(({ cells }) => cells),
    kinds: columns.map(({ kind }) => kind),
    formats: rows.map(({ cells }) => cells.map((cell, column) => getFormat(cell, columns[column]))),
  }
}

/** The number format that shows a figure as the table does; null where its decimals would round it to nothing or to all. */
export function getFormat(cell: TableCell, column?: { decimals: number; isPercent?: boolean }): string | null {
  if (typeof cell !== 'number' || /^[<>]/.test(showCell(cell, column))) return null
  const decimals = column?.decimals ?? 0
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0'
}
