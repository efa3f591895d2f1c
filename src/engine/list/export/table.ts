import type { Row } from '#api/rows/page.ts'
import { type Collection, type Column, getField } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import { isFigure } from '#engine/list/columns/columns.ts'
import type { Cell } from '#lib/text/csv.ts'
import type { Language } from '#lib/languages.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** The content of a list, as rows of cells below the heads of its columns. */
export type ExportTable = { header: string[]; rows: Cell[][]; figures: boolean[] }

type Given = {
  collection: Collection
  columns: readonly Column[]
  rows: readonly Row[]
  labels: Labels
  language: Language
  /** The texts of the cells that the collection renders itself, row by row. */
  shown: readonly (readonly string[])[]
}

/** The columns whose cells the collection renders itself. */
export function getOwnColumns(columns: readonly Column[]): Column[] {
  return columns.filter(({ cell }) => cell)
}

/** The table of a list: numbers as numbers, everything else as on screen; values without information are empty. */
export function toTable({ collection, columns, rows, labels, language, shown }: Given): ExportTable {
  const own = getOwnColumns(columns)
  const getCell = (column: Column, row: Row, texts: readonly string[]): Cell => {
    const field = getField(collection, column.field)
    const value = getAtPath(row, column.field)
    const text = column.cell
      ? (texts[own.indexOf(column)] ?? '')
      : (getType(field).getText?.(row, column.field, field, language) ??
        formatValue(field, column.field, value, labels))
    const isNumber = !column.cell && typeof value === 'number' && getType(field).figures === 'values'
    // A number with a label is that label.
    if (isNumber && /\d/.test(text)) return value
    return text === '-' ? null : text
  }
  return {
    header: columns.map(({ field }) => labels.field(field)),
    rows: rows.map((row, place) => columns.map((column) => getCell(column, row, shown[place] ?? []))),
    figures: columns.map((column) => isFigure(collection, column)),
  }
}
