import { byteOrderMark, csvText, safeCell } from '#lib/text/csv.ts'
import type { Sheet } from './toSheet.ts'

/**
 * A sheet as CSV that Excel in Switzerland opens: UTF-8 with a BOM, semicolons, CRLF; numbers with a point, unquoted.
 */
export function toCsv({ lines, header, rows }: Sheet): string {
  const all = [...lines.map((line) => [line]), ...(lines.length > 0 ? [[]] : []), header, ...rows]
  return byteOrderMark + csvText(all)
}

/** The rows alone, for the clipboard: separated by tabs, without line breaks in cells. */
export function clipboardText({ header, rows }: Sheet): string {
  return [header, ...rows]
    .map((row) => row.map((cell) => (typeof cell === 'string' ? pasted(cell) : String(cell ?? ''))).join('\t'))
    .join('\n')
}

/** A spreadsheet takes a leading quote for CSV quoting, and runs the formula behind it. */
function pasted(cell: string): string {
  const safe = safeCell(cell.replaceAll(/[\t\r\n]+/g, ' '))
  return safe.startsWith('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
