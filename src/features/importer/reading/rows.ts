import { createYield } from './createYield.ts'
import type { CellReading, ImportedValue, ImportMessage } from '#engine/fields/fieldType.ts'
import { type AnswerRead, type Column, noAnswer, readCell, readSeveral } from './cells.ts'
import { codeOfColumn } from './codeOfColumn.ts'
import type { CsvRecord } from './csvReader.ts'
import { dateReader } from '#engine/fields/cellDates.ts'
import type { Encoding } from './encoding.ts'
import { hashText } from '#lib/text/hashText.ts'
import { type Header, isComplete, readHeader, type Wanted, getWantedTest } from './header.ts'
import { type Layout, detectLayout } from './layout.ts'
import { readRecords } from './readRecords.ts'
import type { Source } from './source.ts'
import { withoutSurveyMarks } from './surveyMarks.ts'

export type Plan = Wanted & {
  /** The columns whose combined values must be unique in a file. */
  key?: readonly string[] | undefined
  /** The values of columns that a row leaves empty or the file does not have. */
  given?: Readonly<Record<string, ImportedValue>>
  /** Values treated as no answer: unknown to their columns, by `noneKey`. */
  none?: ReadonlySet<string>
}

/** Identifies a value of a column, or all unknown values of the column. */
export function noneKey(column: string, value = ''): string {
  return `${column}\n${value}`
}

/** The error of a row: a key of this feature's translations, or the server's text. */
export type Problem = { row: number; column: string; value: string; message: ImportMessage | { text: string } }
export type ReadRow = {
  row: number
  cells: string[]
  values: Record<string, ImportedValue>
  problems: Problem[]
  remarks: Problem[]
  /** Unresolved values that their columns do not know. */
  open?: Problem[]
  /** Those treated as no answer. */
  taken?: Problem[]
}

/**
 * The header and the validated rows of a file, a few hundred at a time, yielding to the page in between. Empty rows and
 * rows above the header are omitted. Without a complete header there are no rows. Throws what `readRecords` throws.
 */
export async function* readRows(
  file: Source,
  encoding: Encoding,
  plan: Plan,
  onPiece?: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): AsyncGenerator<{ header: Header; rows: ReadRow[]; layout: Layout }> {
  const layout = await detectLayout(file, encoding, getWantedTest(plan))
  let header: Header | undefined
  let read: ((record: CsvRecord) => ReadRow) | undefined
  const breath = createYield()
  for await (const records of readRecords(file, encoding, layout, { onPiece })) {
    let rows: ReadRow[] = []
    for (const record of records) {
      if (isEmpty(record) || record.row < layout.headerRow) continue
      if (!header) {
        header = readHeader(record.cells, plan)
        if (isComplete(header)) read = rowReader(plan, header, layout)
      } else if (read) rows.push(read(record))
      if (!breath.isDue()) continue
      if (rows.length > 0) yield { header, rows, layout }
      rows = []
      await breath.rest()
    }
    if (header) yield { header, rows, layout }
  }
}

function isEmpty({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '')
}

function rowReader(
  { columns, key, none, given }: Plan,
  header: Header,
  { delimiter }: Layout,
): (record: CsvRecord) => ReadRow {
  const reading: CellReading = { parseDate: dateReader(), hasDecimalComma: delimiter !== 'comma' }
  const isFirst = firstTimes()
  const wanted = Object.entries(columns).flatMap(([name, column]) => {
    const read = getReader(name, column, header, reading, delimiter === 'tab')
    return read ? [{ name, column, read }] : []
  })
  const isNone = (column: string, value: string) =>
    none !== undefined && (none.has(noneKey(column)) || none.has(noneKey(column, value)))
  return ({ row, cells }) => {
    const result: ReadRow = { row, cells, values: { ...given }, problems: [], remarks: [] }
    const bare = withoutEmptyEnd(cells, header.names.length)
    if (bare.length !== header.names.length) {
      const message: ImportMessage = {
        word: 'problem.cells',
        values: { n: bare.length, wanted: header.names.length },
      }
      result.problems.push({ row, column: '', value: cells.join(';').slice(0, 80), message })
      return result
    }
    for (const { name, read } of wanted) {
      const { cell, value } = read(cells)
      if ('problem' in cell) result.problems.push({ row, column: name, value, message: cell.problem })
      else if ('unknown' in cell) {
        const isTaken = isNone(name, value)
        if (isTaken) result.values[name] = noAnswer
        const list = isTaken ? (result.taken ??= []) : (result.open ??= [])
        list.push({ row, column: name, value, message: cell.unknown })
      } else if (cell.value !== undefined) result.values[name] = cell.value
      if ('remark' in cell && cell.remark) result.remarks.push({ row, column: name, value, message: cell.remark })
    }
    const named = key?.map((column) => result.values[column])
    if (named && key && !named.includes(undefined) && !isFirst(named.join('\n')))
      result.problems.push({ row, column: key[0] ?? '', value: String(named[0]), message: { word: 'problem.again' } })
    return result
  }
}

type ReadColumn = (cells: readonly string[]) => { cell: AnswerRead; value: string }

/** How a column of a file is parsed; undefined where the file does not have it. */
function getReader(
  name: string,
  column: Column,
  header: Header,
  reading: CellReading,
  canHaveMarks: boolean,
): ReadColumn | undefined {
  const place = header.places.get(name)
  if (place !== undefined)
    return (cells) => {
      const written = cells[place] ?? ''
      const value = canHaveMarks ? withoutSurveyMarks(written, column.kind === 'text') : written
      return {
        cell: readCell(column, value, reading),
        value: value.length > 200 ? `${value.slice(0, 200)}…` : value.trim(),
      }
    }
  const options = column.kind === 'answer' ? (column.options ?? []) : []
  const parts = header.several.get(name)?.map((part, index, { length }) => ({
    place: part.place,
    code: codeOfColumn(part.name, index, length, options) ?? part.name,
  }))
  return (
    parts &&
    ((cells) => {
      const cell = readSeveral(parts.map(({ place: at, code }) => ({ code, cell: cells[at] ?? '' })))
      return { cell, value: cell.cell ?? '' }
    })
  )
}

function withoutEmptyEnd(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length
  while (end > length && cells[end - 1] === '') end -= 1
  return cells.slice(0, end)
}

/**
 * Whether a text occurs for the first time; 52 bits of each are kept, so that a million of them take little memory.
 * Many small sets: one above a million would block the page.
 */
function firstTimes(): (text: string) => boolean {
  const sets = Array.from({ length: 512 }, () => new Set<number>())
  return (text) => {
    const mark = hashText(text)
    const seen = sets[mark % sets.length]
    const isNew = !seen?.has(mark)
    seen?.add(mark)
    return isNew
  }
}
