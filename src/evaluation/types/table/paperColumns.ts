/** The share of the page width that a column takes, in figures: a mean with its n, a name, a sentence. */
export type ColumnRoom = 'figure' | 'text' | 'sentence'

const rooms = { figure: 1, text: 2, sentence: 4 }
/** The number of figures next to each other on an A4 page. */
const page = 7

/**
 * Splits a table that is wider than a page into tables below each other, each with the first `lead` columns; returns
 * the column indexes of each.
 */
export function paperColumns(columns: readonly ColumnRoom[], lead: number): number[][] {
  const first = columns.slice(0, lead).map((_, place) => place)
  const free = Math.max(1, page - getSum(columns.slice(0, lead)))
  const groups: number[][] = []
  let taken = Infinity
  columns.forEach((column, place) => {
    if (place < lead) return
    taken += rooms[column]
    if (taken > free) {
      groups.push([])
      taken = rooms[column]
    }
    groups.at(-1)?.push(place)
  })
  return groups.length === 0 ? [first] : groups.map((group) => [...first, ...group])
}

function getSum(columns: readonly ColumnRoom[]): number {
  return columns.reduce((sum, column) => sum + rooms[column], 0)
}
