import type { Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import {
  type Collection,
  type Column,
  type Entry,
  getField,
  type Filter,
  toObjects,
  queryFor,
} from '#engine/collection.ts'
import { type Field, getRelationTarget, getType } from '#engine/fieldTypes.ts'
import { columnsFor } from '#engine/list/columns/columns.ts'
import { filterField, filterKeys, readParams, toQuery } from '#engine/list/url/listParams.ts'
import { sortKey } from '#engine/list/url/ordering.ts'
import { plainNames } from '#engine/testCollection.ts'
import { pickerSize } from '#lib/constants.ts'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** A text that no record contains. */
const nonsense = 'zzqxqzz'

/** A query of a list; `field` is the column whose order can be checked. */
export type Order = { key: string; field: string; up: Query; down: Query }
/** A filter with the queries of its choices. */
export type FilterParams = { field: string; queries: Query[] }

function by(collection: Collection, viewer: Viewer, address: Record<string, string>, language: Language = 'de'): Query {
  return toQuery(collection, readParams(collection, new URLSearchParams(address)), viewer, language)
}

/** The initial query of a list. */
export const plainQuery = (collection: Collection, viewer: Viewer): Query => by(collection, viewer, {})

/** The query of a search without matches; undefined where the list has no search. */
export function searchQuery(collection: Collection, viewer: Viewer): Query | undefined {
  return collection.searchable === false ? undefined : by(collection, viewer, { search: nonsense })
}

/** The trash, where there is one. */
export function trashQuery(collection: Collection, viewer: Viewer): Query | undefined {
  return collection.trash ? by(collection, viewer, { is_active: 'false' }) : undefined
}

/** Every sortable column in every language in both directions. */
export function getOrders(collection: Collection, viewer: Viewer): Order[] {
  const heads = columnsFor(collection, viewer).flatMap((column: Column) => {
    const key = sortKey(collection, column)
    return key ? [{ key, field: column.field }] : []
  })
  const orders = heads.flatMap(({ key, field }) =>
    languages.map((language) => ({
      key,
      field,
      up: by(collection, viewer, { ordering: key }, language),
      down: by(collection, viewer, { ordering: `-${key}` }, language),
    })),
  )
  return unique(orders, ({ up }) => toText(up.ordering))
}

/** Every filter with each of its choices; free ones use values of the rows. */
export function getFilters(collection: Collection, viewer: Viewer, rows: readonly Row[], getIds: Ids): FilterParams[] {
  return toObjects<Filter>(collection.filters).flatMap((filter) => {
    const field = filterField(collection, filter)
    const addresses = getAddresses(filter, field, viewer, rows, getIds)
    const queries = addresses
      // Dependent filters are sent together.
      .map((address) =>
        by(collection, viewer, filter.when ? { ...prerequisite(collection, filter), ...address } : address),
      )
    return queries.length > 0 ? [{ field: filter.field, queries }] : []
  })
}

/** The first ids of an endpoint. */
export type Ids = (endpoint: string) => number[]

function getAddresses(
  filter: Filter,
  field: Field,
  viewer: Viewer,
  rows: readonly Row[],
  getIds: Ids,
): Record<string, string>[] {
  const { field: name } = filter
  const offered = filter.optionsFor?.(viewer, plainNames).map(({ value }) => value)
  if (offered) return offered.map((value) => ({ [name]: value }))
  if ('options' in field) return field.options.map(([value]) => ({ [name]: String(value) }))
  if (field.kind === 'flag') return ['true', 'false'].map((value) => ({ [name]: value }))
  const target = getRelationTarget(field)
  if (target) return getIds(target.endpoint).map((id) => ({ [name]: String(id) }))
  // No record is as old or as new as this.
  if (getType(field).isDate) return [{ [`${name}__gte`]: '2090-01-01' }, { [`${name}__lte`]: '1990-01-01' }]
  const [text = ''] = rows.flatMap((row) => toText(getAtPath(row, name)).split(/\s/)[0] || [])
  return text === '' ? [] : filterKeys(name, field).map((key) => ({ [key]: text }))
}

/** The value of another filter that a filter depends on. */
function prerequisite(collection: Collection, { when }: Filter): Record<string, string> {
  for (const other of toObjects<Filter>(collection.filters)) {
    if (other.when) continue
    for (const value of ['true', '1']) if (when?.({ [other.field]: value })) return { [other.field]: value }
  }
  return {}
}

/** The queries of the pickers of a collection: initial and with a search, with the filters of the form. */
export function getPickers(
  collection: Collection,
  viewer: Viewer,
  rows: readonly Row[],
): { endpoint: string; query: Query }[] {
  const entries = toObjects<Entry>(collection.form)
  const fields = [
    ...entries.map((entry) => ({ field: getField(collection, entry.field), narrow: entry.narrow })),
    ...toObjects<Filter>(collection.filters).map((filter) => ({
      field: filterField(collection, filter),
      narrow: undefined,
    })),
  ]
  const requested = fields.flatMap(({ field, narrow }) => {
    const target = getRelationTarget(field)
    if (!target) return []
    const query = { ...target.query, ...narrow?.(rows[0] ?? { id: 0 }, viewer), size: pickerSize, page: 1 }
    return [
      { endpoint: target.endpoint, query },
      { endpoint: target.endpoint, query: { ...query, search: 'a' } },
    ]
  })
  return unique(requested, ({ endpoint, query }) => `${endpoint} ${JSON.stringify(query)}`)
}

/** The queries of the menu for a collection: badges, records below an entry, filtered views. */
export function menuQueries(
  { endpoint, menu, ...collection }: Collection,
  viewer: Viewer,
): { endpoint: string; query: Query }[] {
  if (!menu) return []
  const fixed = queryFor({ endpoint, menu, ...collection }, viewer)
  return [
    ...(menu.badge ? [{ endpoint, query: { ...menu.badge, size: 1, page: 1 } }] : []),
    ...(menu.childRecords ? [{ endpoint: menu.childRecords.endpoint, query: { ordering: 'name', all: 1 } }] : []),
    ...(menu.children?.(viewer) ?? []).map(({ query }) => ({ endpoint, query: { ...fixed, ...query, size: 1 } })),
  ]
}

function unique<T>(things: readonly T[], getKey: (thing: T) => string): T[] {
  return [...new Map(things.map((thing) => [getKey(thing), thing])).values()]
}
