/** How much of the width of a page a column takes, in figures: a mean with its n, a name, a sentence. */
export type ColumnRoom = 'figure' | 'text' | 'sentence'

const rooms = { figure: 1, text: 2, sentence: 4 }
/** Figures that stand beside each other on an A4 page. */
const page = 7

/**
 * The columns (by their places) of each of the tables that a table becomes on paper: it goes on below itself where it is
 * wider than a page, each time with its first `lead` columns.
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
