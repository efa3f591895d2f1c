import type { Viewer } from '#api/viewer.ts'
import { type Collection, type Column, fieldOrText, normalised } from '#engine/collection.ts'
import { typeOf } from '#engine/fieldTypes.ts'

/** The columns somebody may see, in the collection's order. */
export function columnsFor(collection: Collection, viewer: Viewer): Column[] {
  return normalised<Column>(collection.columns).filter(({ show }) => show?.(viewer) ?? true)
}

/** The columns that are drawn: the chosen ones, else all; the first one always. */
export function chosenColumns(all: Column[], chosen: string[]): Column[] {
  if (chosen.length === 0) return all
  const kept = all.filter(({ field }, index) => index === 0 || chosen.includes(field))
  return kept.length > 0 ? kept : all
}

/** Whether a column holds figures, which stand at the right: numbers, and how many records are chosen. */
export function isFigure(collection: Collection, column: Column): boolean {
  const { figures } = typeOf(fieldOrText(collection, column.field))
  return figures === 'values' || (figures === 'counts' && !column.cell)
}
