import { writeXlsx } from 'hucre/xlsx'
import { safeCell } from '#lib/csv.ts'
import type { Sheet } from './sheetOf.ts'
import type { TableCell } from '#evaluation/types/table/tableOf.ts'

const bold = { style: { font: { bold: true } } }

/** A sheet as an Excel workbook: numbers as numbers, texts as texts that are never formulas. */
export async function xlsxOf({ lines, header, rows, kinds }: Sheet): Promise<Blob> {
  const above: TableCell[][] = lines.length > 0 ? [...lines.map((line) => [line]), []] : []
  const heads = [...(lines.length > 0 ? ['0,0'] : []), ...header.map((_, column) => `${above.length},${column}`)]
  const packed = await writeXlsx({
    sheets: [
      {
        name: '1',
        columns: kinds.map((kind) => ({ width: kind === 'text' ? 28 : 14 })),
        rows: [...above, header, ...rows].map((row) => row.map(cellOf)),
        cells: new Map(heads.map((place) => [place, bold])),
      },
    ],
  })
  return new Blob([new Uint8Array(packed)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

function cellOf(cell: TableCell): string | number | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  return textOf(cell)
}

/** A spreadsheet breaks lines at LF alone, and knows no half signs and no control characters. */
function textOf(cell: string): string {
  return safeCell(cell.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}|[^\P{Cc}\t\n]/gu, ''))
}
