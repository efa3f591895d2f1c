import { byteOrderMark, csvText, safeCell } from '#lib/text/csv.ts'
import type { Sheet } from './toSheet.ts'

/** A sheet as Excel in Switzerland opens it: UTF-8 with a mark, semicolons, CRLF; numbers with a point, unquoted. */
export function toCsv({ lines, header, rows }: Sheet): string {
  const all = [...lines.map((line) => [line]), ...(lines.length > 0 ? [[]] : []), header, ...rows]
  return byteOrderMark + csvText(all)
}

/** The rows alone, for the clipboard: between tabs, nothing in a cell breaks a line. */
export function clipboardText({ header, rows }: Sheet): string {
  return [header, ...rows]
    .map((row) => row.map((cell) => (typeof cell === 'string' ? pasted(cell) : String(cell ?? ''))).join('\t'))
    .join('\n')
}

/** A spreadsheet takes a quote that a cell begins with for one of CSV, and runs what stands behind it. */
function pasted(cell: string): string {
  const safe = safeCell(cell.replaceAll(/[\t\r\n]+/g, ' '))
  return safe.startsWith('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
