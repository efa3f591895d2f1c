import { type Columns, isNumeric } from './cells.ts'
import type { Encoding } from './encoding.ts'
import type { Header } from './header.ts'
import type { Source } from './source.ts'
import { type Plan, type Problem, readRows } from './rows.ts'
import { byteOrderMark, csvText } from '#lib/text/csv.ts'

/**
 * The rows that were not imported, as a file that can be corrected and imported again: the columns of the file and one
 * with the errors. `refused` are errors of the server; `tell` turns a problem into a sentence.
 */
export async function badRowsFile(
  file: Source,
  encoding: Encoding,
  plan: Plan,
  refused: readonly Problem[],
  column: string,
  report: (problem: Problem) => string,
): Promise<Blob> {
  const byServer = new Map<number, Problem[]>()
  for (const problem of refused) byServer.set(problem.row, [...(byServer.get(problem.row) ?? []), problem])
  const parts: string[] = []
  for await (const { header, rows } of readRows(file, encoding, plan)) {
    if (parts.length === 0) parts.push(byteOrderMark, csvText([[...header.names, column]]))
    const typed = typedPlaces(header, plan.columns)
    const bad = rows.flatMap(({ row, cells, problems, open = [] }) => {
      const all = [...problems, ...open, ...(byServer.get(row) ?? [])]
      return all.length === 0 ? [] : [[...filledUp(cells, header.names.length), all.map(report).join(' ')]]
    })
    parts.push(csvText(bad, typed))
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

function filledUp(cells: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(length, cells.length) }, (_, place) => cells[place] ?? '')
}

function typedPlaces({ places }: Header, columns: Columns): boolean[] {
  const typed: boolean[] = []
  for (const [name, place] of places) typed[place] = isNumeric(columns[name])
  return typed
}
