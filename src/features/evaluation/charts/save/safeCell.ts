// What a spreadsheet may take for a formula, also behind blanks and in full-width signs (faults.md, F11).
const danger = /^[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/

/** A text for a cell of CSV, XLSX or the clipboard that no spreadsheet runs as a formula (D-17); numbers never come here. */
export function safeCell(text: string): string {
  return danger.test(text) ? `'${text}` : text
}
