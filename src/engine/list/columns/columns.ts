import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Column, getField, toObjects } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'

/** The columns somebody may see, in the collection's order. */
export function columnsFor(collection: Collection, viewer: Viewer): Column[] {
  return toObjects<Column>(collection.columns).filter(({ show }) => show?.(viewer) ?? true)
}

/** The columns that are drawn: the chosen ones in their order, else all; the first one always, as it names the record. */
export function chosenColumns(all: Column[], chosen: string[]): Column[] {
  const [first, ...others] = all
  if (chosen.length === 0 || !first) return all
  return [first, ...chosen.flatMap((name) => others.find(({ field }) => field === name) ?? [])]
}

/** Whether a column holds figures, which stand at the right: numbers, and how many records are chosen. */
export function isFigure(collection: Collection, column: Column): boolean {
  const { figures } = getType(getField(collection, column.field))
  return figures === 'values' || (figures === 'counts' && !column.cell)
}

/** Whether a value says too little without the name of its column: a figure, a date, a yes or no. */
export function isUninformative(collection: Collection, column: Column): boolean {
  const field = getField(collection, column.field)
  return isFigure(collection, column) || getType(field).isDate || field.kind === 'flag'
}

/** Whether a column holds data (names, ids, figures, days), which no translator may touch; an option is a word of the portal. */
export function isData(collection: Collection, column: Column): boolean {
  return getType(getField(collection, column.field)).isWord !== true
}
