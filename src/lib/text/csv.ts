import Papa from 'papaparse'

/** Matches a formula of a spreadsheet, even after blanks, in full width, or after an apostrophe added earlier. */
const formula = /^'*[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
/** Of what looks like a formula, a number with its sign; phones (+41…) are such numbers. */
const harmless = /^[+-]\d+(?:[.,]\d+)?$/

/** The start of every CSV file that is written: Excel detects UTF-8 by it. */
export const byteOrderMark = '\uFEFF'

/** A cell of a file or of the clipboard: a number as it is, empty for null. */
export type Cell = string | number | null

/**
 * A text for a cell that no spreadsheet runs as a formula (D-17): it is prefixed with an apostrophe. In a column of
 * numbers or phones (`isTyped`) real numbers and +41 phones are left as they are.
 */
export function safeCell(text: string, isTyped = false): string {
  return formula.test(text) && !(isTyped && harmless.test(text)) ? `'${text}` : text
}

/** Removes the apostrophe that `safeCell` puts before a formula. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/**
 * Rows as CSV with semicolons, each with a line end; no text in them is a formula. `typed` marks columns of numbers or
 * phones.
 */
export function csvText(rows: readonly (readonly Cell[])[], typed: readonly boolean[] = []): string {
  // Papa's own rule for formulas ignores leading blanks and columns of numbers.
  const safe = rows.map((row) =>
    row.map((cell, place) => (typeof cell === 'string' ? safeCell(cell, typed[place]) : cell)),
  )
  return rows.length === 0 ? '' : `${Papa.unparse(safe, { delimiter: ';', newline: '\r\n', quotes: isText })}\r\n`
}

/** Every text is quoted, numbers are not: some programs also split cells at a comma or a tab. */
function isText(cell: unknown): boolean {
  return cell !== '' && !/^[+-]?\d+(?:\.\d+)?$/.test(String(cell))
}
