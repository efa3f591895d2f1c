import type { Language } from '#lib/languages.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'
import type { Table } from '#evaluation/types/table/toTable.ts'

export type Sorting = { column: number; isDown: boolean }

/**
 * Sorts the rows by a column: numbers by size, times, ages and levels in their own order, other texts by the language;
 * missing values are always last.
 */
export function sortedRows<Row extends Table['rows'][number]>(
  { columns, rows }: { columns: Table['columns']; rows: Row[] },
  sorting: Sorting | null,
  language: Language,
): Row[] {
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

/** The order after a click on the header of a column: numbers begin with the largest. */
export function nextSorting(sorting: Sorting | null, column: number, columns: Table['columns']): Sorting {
  if (sorting?.column === column) return { column, isDown: !sorting.isDown }
  return { column, isDown: columns[column]?.kind === 'number' }
}

function isMissing(cell: TableCell): boolean {
  return cell === null || cell === ''
}
