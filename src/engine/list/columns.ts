import type { Viewer } from '#api/viewer.ts'
import { type Collection, type Column, fieldOrText, normalised } from '#engine/collection.ts'

/** The columns somebody may see, in the collection's order. */
export function columnsFor(collection: Collection, viewer: Viewer): Column[] {
  return normalised<Column>(collection.columns).filter(({ show }) => show?.(viewer) ?? true)
}

/** The columns that are drawn: the chosen ones, else all; at least the first always. */
export function chosenColumns(all: Column[], chosen: string[]): Column[] {
  if (chosen.length === 0) return all
  const kept = all.filter(({ field }, index) => index === 0 || chosen.includes(field))
  return kept.length > 0 ? kept : all
}

/** The ordering key of a column; false where the server cannot sort by it. */
export function sortKey(collection: Collection, column: Column): string | false {
  if (column.sort !== undefined) return column.sort
  const field = fieldOrText(collection, column.field)
  if (['relations', 'list', 'json', 'choices'].includes(field.kind) || column.cell) return false
  if (field.kind === 'translated') return `${column.field}${field.suffix}`
  return column.field.replaceAll('.', '__')
}

/** Whether a column holds figures, which stand at the right: numbers, and how many records are chosen. */
export function isFigure(collection: Collection, column: Column): boolean {
  const { kind } = fieldOrText(collection, column.field)
  return kind === 'number' || (!column.cell && (kind === 'relations' || kind === 'list'))
}

/** A click on the sorted column turns it round; another column starts ascending. */
export function nextOrdering(ordering: string, key: string): string {
  return ordering === key ? `-${key}` : key
}
