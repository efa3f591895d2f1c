import { writeXlsx } from 'hucre/xlsx'
import { type Cell, safeCell } from '#lib/text/csv.ts'
import { trimSigns } from '#lib/text/trimSigns.ts'

/**
 * A sheet: its rows from the top, the width of each column in characters, and the row whose cells are heads. `formats` are
 * Excel's number formats of the rows below that one.
 */
export type WorkbookSheet = {
  name: string
  rows: readonly (readonly Cell[])[]
  widths: number[]
  headRow: number
  formats?: readonly (readonly (string | null)[])[] | undefined
}

type Style = { font?: { bold: true }; numFmt?: string }

const bold = { style: { font: { bold: true } } } as const

/** Excel's limits for sheet names: a maximum length, and invalid characters. */
const maxNameLength = 31
const forbidden = /[[\]:*?/\\]/g

/** Sheets as an Excel workbook: numbers as numbers, texts as texts that are never formulas. */
export async function toWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const taken = new Set<string>()
  const packed = await writeXlsx({
    sheets: sheets.map(({ name, rows, widths, headRow, formats = [] }, place) => {
      const heads = [...(headRow > 0 ? ['0,0'] : []), ...widths.map((_, column) => `${headRow},${column}`)]
      const cells = rows.map((row) => row.map(toCell))
      const texts = errorTexts(cells)
      return {
        name: sheetName(name, place, taken),
        columns: widths.map((width) => ({ width })),
        rows: cells,
        cells: new Map<string, { style?: Style }>([
          ...texts,
          ...formatted(formats, headRow + 1),
          ...heads.map((at) => [at, { ...texts.get(at), ...bold }] as const),
        ]),
      }
    }),
  })
  return new Blob([new Uint8Array(packed)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** A unique sheet name that Excel accepts; the sheet's number where there is none. */
function sheetName(wanted: string, place: number, taken: Set<string>): string {
  const number = String(place + 1)
  const clean = trimSigns(toText(wanted).replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' '), "' ")
  const short = trimSigns(clean.slice(0, maxNameLength), "' ") || number
  // Excel ignores case, and reserves this name.
  const isTaken = taken.has(short.toLowerCase()) || short.toLowerCase() === 'history'
  const name = isTaken ? `${short.slice(0, maxNameLength - number.length - 1)} ${number}` : short
  taken.add(name.toLowerCase())
  return name
}

/** The cells with a number format, from a row on. */
function formatted(formats: readonly (readonly (string | null)[])[], from: number) {
  return formats.flatMap((row, place) =>
    row.flatMap((numFmt, column): [string, { style: Style }][] =>
      numFmt === null ? [] : [[`${from + place},${column}`, { style: { numFmt } }]],
    ),
  )
}

/** A text such as `#N/A` would be written as an error of a formula; a rich text is always a text. */
function errorTexts(rows: readonly (readonly Cell[])[]) {
  const texts = new Map<string, { richText: { text: string }[]; style?: Style }>()
  for (const [place, row] of rows.entries())
    for (const [column, cell] of row.entries())
      if (typeof cell === 'string' && cell.startsWith('#'))
        texts.set(`${place},${column}`, { richText: [{ text: cell }] })
  return texts
}

function toCell(cell: Cell): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  return toText(cell)
}

/** A spreadsheet breaks lines at LF only, and supports neither lone surrogates nor control characters. */
function toText(cell: string): string {
  return safeCell(cell.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}|[^\P{Cc}\t\n]/gu, ''))
}
