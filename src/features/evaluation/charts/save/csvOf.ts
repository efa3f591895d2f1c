import { safeCell } from './safeCell.ts'
import type { Sheet } from './sheetOf.ts'

/** A sheet as Excel in Switzerland opens it: UTF-8 with a mark, semicolons, CRLF; numbers with a point, unquoted. */
export function csvOf({ lines, header, rows }: Sheet): string {
  const all = [...lines.map((line) => [line]), ...(lines.length > 0 ? [[]] : []), header, ...rows]
  return `\ufeff${all.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

/** The rows alone, for the clipboard: between tabs, nothing in a cell breaks a line. */
export function clipboardText({ header, rows }: Sheet): string {
  return [header, ...rows].map((row) => row.map((cell) => (typeof cell === 'string' ? safeCell(cell.replaceAll(/[\t\r\n]+/g, ' ')) : String(cell ?? ''))).join('\t')).join('\n')
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = safeCell(cell)
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
