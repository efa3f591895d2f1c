import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Column, getField, toObjects } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'

/** The columns a viewer may see, in the collection's order. */
export function columnsFor(collection: Collection, viewer: Viewer): Column[] {
  return toObjects<Column>(collection.columns).filter(({ show }) => show?.(viewer) ?? true)
}

/** The columns that are visible as long as nobody selects any. */
export function defaultColumns(all: Column[], isLaptop: boolean, isTablet = false): Column[] {
  const isLeftOut = { always: true, laptop: isLaptop, tablet: isTablet }
  const shown = all.filter(({ isExtra }) => !isExtra || !isLeftOut[isExtra === true ? 'laptop' : isExtra])
  return shown.length < all.length ? shown : all
}

/** The selected columns in their order, otherwise all; the first one always, as it names the record. */
export function chosenColumns(all: Column[], chosen: string[]): Column[] {
  const [first, ...others] = all
  if (chosen.length === 0 || !first) return all
  return [first, ...chosen.flatMap((name) => others.find(({ field }) => field === name) ?? [])]
}

/** Whether a column holds figures, which are right-aligned: numbers, and counts of records. */
export function isFigure(collection: Collection, column: Column): boolean {
  const { figures } = getType(getField(collection, column.field))
  return figures === 'values' || (figures === 'counts' && !column.cell)
}

/** Whether a value needs the name of its column to be understood: a figure, a date, a yes or no, a second address. */
export function isUninformative(collection: Collection, column: Column): boolean {
  const field = getField(collection, column.field)
  const { isDate = false } = getType(field)
  return column.isLabelled ?? (isFigure(collection, column) || isDate || field.kind === 'flag')
}

/**
 * Whether a column holds data (names, ids, figures, days), which page translators must not touch; options are
 * translated already.
 */
export function isData(collection: Collection, column: Column): boolean {
  return getType(getField(collection, column.field)).isWord !== true
}

/** Whether the list of a viewer has a column of days or times. */
export function hasDates(collection: Collection, viewer: Viewer): boolean {
  return columnsFor(collection, viewer).some(({ field }) => getType(getField(collection, field)).isDate)
}
