import { breather } from './breather.ts'
import type { ImportedValue, ImportMessage } from '#engine/fields/fieldType.ts'
import { type Columns, readCell } from './cells.ts'
import type { CsvRecord } from './csvReader.ts'
import { dateReader } from './dates.ts'
import type { Encoding } from './encoding.ts'
import { hashOf } from './hashOf.ts'
import { type Header, isComplete, type Mapping, readHeader } from './header.ts'
import { readRecords, type Source } from './readRecords.ts'

export type Plan = {
  columns: Columns
  /** The names of columns in this file, where they are others. */
  mapping?: Mapping
  /** The column whose values may stand in a file once only. */
  key?: string | undefined
}
/** What is wrong in a row: a key of this feature's words, or the server's own text. */
export type Problem = { row: number; column: string; value: string; told: ImportMessage | { text: string } }
export type ReadRow = {
  row: number
  cells: string[]
  values: Record<string, ImportedValue>
  problems: Problem[]
  remarks: Problem[]
}

/**
 * The header and the checked rows of a file, a few hundred at a time, the page having its turn in between. Empty rows
 * are left out. Without a complete header no rows come. Throws what `readRecords` throws.
 */
export async function* readRows(
  file: Source,
  encoding: Encoding,
  plan: Plan,
  onPiece?: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): AsyncGenerator<{ header: Header; rows: ReadRow[] }> {
  let header: Header | undefined
  let read: ((record: CsvRecord) => ReadRow) | undefined
  const breath = breather()
  for await (const records of readRecords(file, encoding, { onPiece })) {
    let rows: ReadRow[] = []
    for (const record of records) {
      if (isEmpty(record)) continue
      if (!header) {
        header = readHeader(record.cells, Object.keys(plan.columns), plan.mapping)
        if (isComplete(header)) read = rowReader(plan, header)
      } else if (read) rows.push(read(record))
      if (!breath.isDue()) continue
      if (rows.length > 0) yield { header, rows }
      rows = []
      await breath.rest()
    }
    if (header) yield { header, rows }
  }
}

function isEmpty({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '')
}

function rowReader({ columns, key }: Plan, header: Header): (record: CsvRecord) => ReadRow {
  const dateOf = dateReader()
  const isFirst = firstTimes()
  const wanted = Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    place: header.places.get(name) ?? -1,
  }))
  return ({ row, cells }) => {
    const result: ReadRow = { row, cells, values: {}, problems: [], remarks: [] }
    const bare = withoutEmptyEnd(cells, header.names.length)
    if (bare.length !== header.names.length) {
      const told: ImportMessage = { word: 'problem.cells', values: { n: bare.length, wanted: header.names.length } }
      result.problems.push({ row, column: '', value: cells.join(';').slice(0, 80), told })
      return result
    }
    for (const { name, column, place } of wanted) {
      const value = cells[place] ?? ''
      const cell = readCell(column, value, dateOf)
      if ('problem' in cell) result.problems.push({ row, column: name, value, told: cell.problem })
      else if (cell.value !== undefined) result.values[name] = cell.value
      if ('remark' in cell && cell.remark) result.remarks.push({ row, column: name, value, told: cell.remark })
    }
    const named = key === undefined ? undefined : result.values[key]
    if (key !== undefined && named !== undefined && !isFirst(String(named)))
      result.problems.push({ row, column: key, value: String(named), told: { word: 'problem.again' } })
    return result
  }
}

function withoutEmptyEnd(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length
  while (end > length && cells[end - 1] === '') end -= 1
  return cells.slice(0, end)
}

/**
 * Whether a text comes for the first time; 52 bits of each are kept, so that a million of them take little room. Many
 * small sets: one that grows beyond a million would hold up the page.
 */
function firstTimes(): (text: string) => boolean {
  const sets = Array.from({ length: 512 }, () => new Set<number>())
  return (text) => {
    const mark = hashOf(text)
    const seen = sets[mark % sets.length]
    const isNew = !seen?.has(mark)
    seen?.add(mark)
    return isNew
  }
}
