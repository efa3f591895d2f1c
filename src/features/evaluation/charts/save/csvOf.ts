import { safeCell } from './safeCell.ts'
import type { Sheet } from './sheetOf.ts'

/** A sheet as Excel in Switzerland opens it: UTF-8 with a mark, semicolons, CRLF; numbers with a point, unquoted. */
export function csvOf({ lines, header, rows }: Sheet): string {
  const all = [...lines.map((line) => [line]), ...(lines.length > 0 ? [[]] : []), header, ...rows]
  return `\ufeff${all.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

/** The rows alone, for the clipboard: between tabs, nothing in a cell breaks a line. */
export function clipboardText({ header, rows }: Sheet): string {
  return [header, ...rows].map((row) => row.map((cell) => (typeof cell === 'string' ? pasted(cell) : String(cell ?? ''))).join('\t')).join('\n')
}

/** A spreadsheet takes a quote that a cell begins with for one of CSV, and runs what stands behind it. */
function pasted(cell: string): string {
  const safe = safeCell(cell.replaceAll(/[\t\r\n]+/g, ' '))
  return safe.startsWith('"') ? quoted(safe) : safe
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = safeCell(cell)
  return /[";\r\n]|^\s|\s$/.test(safe) ? quoted(safe) : safe
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
