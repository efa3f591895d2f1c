/** What a spreadsheet would run as a formula, also behind blanks, in full width, or behind an apostrophe put there before. */
const formula = /^'*[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
const harmless = /^(?:[+-]?\d+(?:[.,]\d+)?|\+41\d{9})$/

/** The start of every CSV file that is written: Excel takes it for UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * A cell as RFC 4180 wants it. What a spreadsheet would run is prefixed with an apostrophe (D-17); in a column of numbers
 * or phones (`isTyped`) real numbers and +41 phones are left as they are.
 */
export function csvCell(text: string, isTyped = false): string {
  const safe = formula.test(text) && !(isTyped && harmless.test(text)) ? `'${text}` : text
  return /^\s|[";\r\n]|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line with its end, semicolons between the cells; `typed` tells columns of numbers or phones. */
export function csvLine(cells: readonly string[], typed: readonly boolean[] = []): string {
  return `${cells.map((cell, index) => csvCell(cell, typed[index])).join(';')}\r\n`
}

/** Takes away the apostrophe that `csvCell` puts before a formula. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
