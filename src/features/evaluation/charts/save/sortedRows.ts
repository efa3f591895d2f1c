import type { Language } from '#lib/languages.ts'
import type { Table, TableCell } from './tableOf.ts'

export type Sorting = { column: number; isDown: boolean }

/** The rows in the order of a column: numbers by size, times as they pass, other texts as the language sorts them, what is missing always last. */
export function sortedRows({ columns, rows }: Table, sorting: Sorting | null, language: Language): Table['rows'] {
  if (!sorting) return rows
  const collator = new Intl.Collator(`${language}-CH`, { numeric: true })
  const { column, isDown } = sorting
  // Bins come in their order: '02.2025' after '01.2026' would be none.
  const bins = columns[column]?.key.endsWith('column.bin') ? [...new Set(rows.map(({ cells }) => cells[column]))] : null
  return rows.toSorted((one, other) => {
    const [first = null, second = null] = [one.cells[column], other.cells[column]]
    if (isMissing(first) || isMissing(second)) return Number(isMissing(first)) - Number(isMissing(second))
    const order = bins ? bins.indexOf(first) - bins.indexOf(second) : compared(first, second)
    return isDown ? -order : order
  })

  function compared(first: TableCell, second: TableCell): number {
    return typeof first === 'number' && typeof second === 'number' ? first - second : collator.compare(String(first), String(second))
  }
}

function isMissing(cell: TableCell): boolean {
  return cell === null || cell === ''
}
