import { type Collection, type Column, getField, toObjects } from '#engine/collection.ts'
import { type Field, getType } from '#engine/fieldTypes.ts'
import type { Language } from '#lib/languages.ts'

/** The ordering key of a field in the address; undefined where the server has none. */
function orderingKey(name: string, field: Field): string | undefined {
  const { orderedBy } = getType(field)
  return orderedBy ? orderedBy(name, field, 'de').at(0) : name.replaceAll('.', '__')
}

/** The ordering key of a column; false where the server cannot sort by it. */
export function sortKey(collection: Collection, column: Column): string | false {
  if (column.sort !== undefined) return column.sort
  return (!column.cell && orderingKey(column.field, getField(collection, column.field))) || false
}

/** Whether the head of a column offers this ordering. A server silently ignores any other. */
export function isOffered(collection: Collection, ordering: string): boolean {
  const key = ordering.replace(/^-/, '')
  return toObjects<Column>(collection.columns).some((column) => sortKey(collection, column) === key)
}

/** A click on the sorted column reverses the order; another column starts ascending. */
export function nextOrdering(ordering: string, key: string): string {
  return ordering === key ? `-${key}` : key
}

/** The server's keys of an ordering in a language: a translated column is ordered by the visible text. */
export function parseOrdering(collection: Collection, ordering: string, language: Language): string {
  const sign = ordering.startsWith('-') ? '-' : ''
  const key = ordering.slice(sign.length)
  const [name, field] =
    Object.entries(collection.fields).find(([name, field]) => orderingKey(name, field) === key) ?? []
  const keys = (name && field && getType(field).orderedBy?.(name, field, language)) || [key]
  return keys.map((one) => `${sign}${one}`).join(',')
}
