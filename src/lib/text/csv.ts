import Papa from 'papaparse'

/**
 * Matches what a spreadsheet would run as a formula, even after blanks, in full width, or after an apostrophe added
 * earlier.
 */
const formula = /^'*[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
/** Of what looks like a formula, a number with its sign; phones (+41…) are such numbers. */
const harmless = /^[+-]\d+(?:[.,]\d+)?$/

/** The start of every CSV file that is written: Excel takes it for UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A cell of a file or of the clipboard: a number as it is, nothing for null. */
export type Cell = string | number | null

/**
 * A text for a cell that no spreadsheet runs as a formula (D-17): it is prefixed with an apostrophe. In a column of
 * numbers or phones (`isTyped`) real numbers and +41 phones are left as they are.
 */
export function safeCell(text: string, isTyped = false): string {
  return formula.test(text) && !(isTyped && harmless.test(text)) ? `'${text}` : text
}

/** Takes away the apostrophe that `safeCell` puts before a formula. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/**
 * Rows as CSV with semicolons, each with its end; no text in them is a formula. `typed` tells columns of numbers or
 * phones.
 */
export function csvText(rows: readonly (readonly Cell[])[], typed: readonly boolean[] = []): string {
  // Papa's own rule for formulas knows neither blanks before them nor columns of numbers.
  const safe = rows.map((row) =>
    row.map((cell, place) => (typeof cell === 'string' ? safeCell(cell, typed[place]) : cell)),
  )
  return rows.length === 0 ? '' : `${Papa.unparse(safe, { delimiter: ';', newline: '\r\n', quotes: isText })}\r\n`
}

/** Every text is quoted, numbers aside: some programs part cells at a comma or a tab as well. */
function isText(cell: unknown): boolean {
  return cell !== '' && !/^[+-]?\d+(?:\.\d+)?$/.test(String(cell))
}
