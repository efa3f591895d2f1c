import { toWorkbook } from '#lib/workbook.ts'
import type { Sheet } from './toSheet.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'

/** Sheets as an Excel workbook: the lines about the chart, an empty line, and the table. */
export async function toXlsx(...sheets: (Sheet & { name?: string })[]): Promise<Blob> {
  return await toWorkbook(
    sheets.map(({ name = '', lines, header, rows, kinds, formats }) => {
      const above: TableCell[][] = lines.length > 0 ? [...lines.map((line) => [line]), []] : []
      return {
        name,
        rows: [...above, header, ...rows],
        widths: kinds.map((kind) => (kind === 'text' ? 28 : 14)),
        headRow: above.length,
        formats,
      }
    }),
  )
}
