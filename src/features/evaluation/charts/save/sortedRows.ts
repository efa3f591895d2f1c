import type { Language } from '#lib/languages.ts'
import type { Table, TableCell } from './tableOf.ts'

export type Sorting = { column: number; isDown: boolean }

/** The rows in the order of a column: numbers by size, texts as the language sorts them, what is missing always last. */
export function sortedRows({ rows }: Table, sorting: Sorting | null, language: Language): Table['rows'] {
  if (!sorting) return rows
  const collator = new Intl.Collator(`${language}-CH`, { numeric: true })
  const { column, isDown } = sorting
  return rows.toSorted((one, other) => {
    const [first = null, second = null] = [one.cells[column], other.cells[column]]
    if (isMissing(first) || isMissing(second)) return Number(isMissing(first)) - Number(isMissing(second))
    const order = typeof first === 'number' && typeof second === 'number' ? first - second : collator.compare(String(first), String(second))
    return isDown ? -order : order
  })
}

function isMissing(cell: TableCell): boolean {
  return cell === null || cell === ''
}
