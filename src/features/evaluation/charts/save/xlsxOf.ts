import writeExcelFile, { type Row } from 'write-excel-file/browser'
import { safeCell } from '#lib/csv.ts'
import type { Sheet } from './sheetOf.ts'
import type { TableCell } from './tableOf.ts'

/** A sheet as an Excel workbook: numbers as numbers, texts as texts that are never formulas. */
export async function xlsxOf({ lines, header, rows, kinds }: Sheet): Promise<Blob> {
  const above = lines.map((line, index) => rowOf([line], index === 0))
  const all = [...above, ...(lines.length > 0 ? [[]] : []), rowOf(header, true), ...rows.map((row) => rowOf(row))]
  return await writeExcelFile(all, { sheet: '1', columns: kinds.map((kind) => ({ width: kind === 'text' ? 28 : 14 })) }).toBlob()
}

function rowOf(cells: readonly TableCell[], isBold = false): Row {
  return cells.map((cell) => {
    if (cell === null || cell === '' || (typeof cell === 'number' && !Number.isFinite(cell))) return null
    const style = isBold ? { fontWeight: 'bold' as const } : {}
    return typeof cell === 'number' ? { value: cell, type: Number, ...style } : { value: textOf(cell), type: String, ...style }
  })
}

/** A spreadsheet breaks lines at LF alone; of half a sign the library would take the one before it away, too. */
function textOf(cell: string): string {
  return safeCell(cell.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}/gu, ''))
}
