import { saveBlob } from '#api/files/download.ts'
import type { ExportTable } from './table.ts'
import { byteOrderMark, csvText } from '#lib/text/csv.ts'

export type TableFormat = 'xlsx' | 'csv'

/** Saves a table as a file; no text in it is a formula (D-17). */
export async function saveTable(table: ExportTable, format: TableFormat, name: string): Promise<void> {
  saveBlob(await toBlob(table, format, name), `${name}.${format}`)
}

async function toBlob({ header, rows, figures }: ExportTable, format: TableFormat, name: string): Promise<Blob> {
  if (format === 'csv')
    return new Blob([byteOrderMark, csvText([header, ...rows], figures)], { type: 'text/csv;charset=utf-8' })
  const { toWorkbook } = await import('#lib/workbook.ts')
  const widths = figures.map((isFigure) => (isFigure ? 14 : 28))
  return await toWorkbook([{ name, rows: [header, ...rows], widths, headRow: 0 }])
}
