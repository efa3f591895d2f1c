import { writeXlsx } from 'hucre/xlsx'
import { safeCell } from '#lib/csv.ts'
import type { Sheet } from './sheetOf.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'

const bold = { style: { font: { bold: true } } }

/** The names of sheets: at most so many characters, and none of these. */
const longestName = 31
const forbidden = /[[\]:*?/\\]/g

/** Sheets as an Excel workbook: numbers as numbers, texts as texts that are never formulas. */
export async function xlsxOf(...sheets: (Sheet & { name?: string })[]): Promise<Blob> {
  const taken = new Set<string>()
  const packed = await writeXlsx({
    sheets: sheets.map(({ name = '', lines, header, rows, kinds }, place) => {
      const above: TableCell[][] = lines.length > 0 ? [...lines.map((line) => [line]), []] : []
      const heads = [...(lines.length > 0 ? ['0,0'] : []), ...header.map((_, column) => `${above.length},${column}`)]
      return {
        name: sheetName(name, place, taken),
        columns: kinds.map((kind) => ({ width: kind === 'text' ? 28 : 14 })),
        rows: [...above, header, ...rows].map((row) => row.map(cellOf)),
        cells: new Map(heads.map((at) => [at, bold])),
      }
    }),
  })
  return new Blob([new Uint8Array(packed)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** A name of its own that Excel takes; its number where that is none. */
function sheetName(wanted: string, place: number, taken: Set<string>): string {
  const number = String(place + 1)
  const clean = textOf(wanted)
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[' ]+|[' ]+$/g, '')
  const short = clean.slice(0, longestName).trim() || number
  // Excel takes no heed of capitals.
  const name = taken.has(short.toLowerCase()) ? `${short.slice(0, longestName - number.length - 1)} ${number}` : short
  taken.add(name.toLowerCase())
  return name
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
