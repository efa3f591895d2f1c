import type { Language } from '#lib/languages.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'
import type { Table } from '#evaluation/types/table/tableOf.ts'

export type Sorting = { column: number; isDown: boolean }

/** The rows in the order of a column: numbers by size, times, ages and levels as they come, other texts as the language sorts them, what is missing always last. */
export function sortedRows({ columns, rows }: Table, sorting: Sorting | null, language: Language): Table['rows'] {
  if (!sorting) return rows
  const collator = new Intl.Collator(`${language}-CH`, { numeric: true })
  const { column, isDown } = sorting
  const given = columns[column]?.isOrdered ? [...new Set(rows.map(({ cells }) => cells[column]))] : null
  return rows.toSorted((one, other) => {
    const [first = null, second = null] = [one.cells[column], other.cells[column]]
    if (isMissing(first) || isMissing(second)) return Number(isMissing(first)) - Number(isMissing(second))
    const order = given ? given.indexOf(first) - given.indexOf(second) : compared(first, second)
    return isDown ? -order : order
  })

  function compared(first: TableCell, second: TableCell): number {
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : collator.compare(String(first), String(second))
  }
}

function isMissing(cell: TableCell): boolean {
  return cell === null || cell === ''
}
