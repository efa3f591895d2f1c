import type { Viewer } from '#api/viewer.ts'
import type { Query } from '#api/rows.ts'
import { type Collection, type Column, type Filter, fieldOrText, normalised, queryFor } from '#engine/collection.ts'
import { type Field, typeOf } from '#engine/fieldTypes.ts'
import type { Lookup } from '#engine/fields/fieldType.ts'
import { isOffered, orderingIn } from './ordering.ts'
import { pageSize } from '#lib/constants.ts'
import type { Language } from '#lib/languages.ts'

/** The state of a list, held by the address alone. */
export type ListParams = {
  page: number
  ordering: string
  search: string
  trash: boolean
  filters: Record<string, string>
  columns: string[]
}

const maxLength = 200

/** Reads the state of a list from its address; what the collection does not know is ignored. */
export function readParams(collection: Collection, address: URLSearchParams): ListParams {
  const get = (key: string) => (address.get(key) ?? '').slice(0, maxLength)
  const filters: Record<string, string> = {}
  for (const filter of normalised<Filter>(collection.filters))
    for (const key of filterKeys(filter.field, filterField(collection, filter))) if (get(key)) filters[key] = get(key)
  return {
    page: Math.max(1, Math.min(Math.trunc(Number(get('page'))) || 1, 1e7)),
    ordering: isOffered(collection, get('ordering')) ? get('ordering') : '',
    search: get('search').normalize('NFC'),
    trash: Boolean(collection.trash) && get('is_active') === 'false',
    filters: withoutOrphans(collection, filters),
    columns: get('columns')
      .split(',')
      .filter((name) => normalised<Column>(collection.columns).some(({ field }) => field === name)),
  }
}

/** Writes the state of a list into an address, without what has its default. */
export function writeParams(collection: Collection, params: ListParams): URLSearchParams {
  const entries: Record<string, string> = {
    ...withoutOrphans(collection, params.filters),
    search: params.search,
    ordering: params.ordering,
    columns: params.columns.join(','),
    is_active: params.trash ? 'false' : '',
    page: params.page > 1 ? String(params.page) : '',
  }
  return new URLSearchParams(Object.entries(entries).filter(([, text]) => text !== ''))
}

/** The query for this state of the list, read in this language. Everybody but staff asks for their own rows only. */
export function toQuery(collection: Collection, params: ListParams, viewer: Viewer, language: Language): Query {
  const query: Query = {
    ...(viewer.isStaff ? {} : { byPermissions: 1 }),
    ...queryFor(collection, viewer),
    page: params.page,
    size: pageSize,
  }
  if (params.search) query.search = params.search
  const ordering = params.ordering || collection.ordering
  if (ordering) query.ordering = orderingIn(collection, ordering, language)
  if (params.trash) query.is_active = false
  for (const [key, text] of Object.entries(params.filters)) Object.assign(query, asked(collection, key, text))
  return query
}

/** The keys of a filter: two for a span of time, one for all others. */
export function filterKeys(name: string, field: Field): string[] {
  return lookupsOf(field).map((lookup) => `${name}${lookup}`)
}

function lookupsOf(field: Field): readonly Lookup[] {
  return typeOf(field).filter.lookups ?? ['']
}

/** The field of a filter: its own `as`, else the field of the same name. */
export function filterField(collection: Collection, filter: Filter): Field {
  return filter.as ?? fieldOrText(collection, filter.field)
}

/** What a key of a query narrows by: its name without the lookup. */
export function withoutLookup(key: string): string {
  return key.replace(/__(?:gte|lte|in|isnull|icontains)$/, '')
}

function withoutOrphans(collection: Collection, filters: Record<string, string>): Record<string, string> {
  const kept = { ...filters }
  for (const filter of normalised<Filter>(collection.filters))
    if (filter.when && !filter.when(kept))
      for (const key of filterKeys(filter.field, filterField(collection, filter))) delete kept[key]
  return kept
}

/** What the server is asked for by one key of a filter. */
function asked(collection: Collection, key: string, text: string): Query {
  for (const filter of normalised<Filter>(collection.filters)) {
    const field = filterField(collection, filter)
    const lookup = lookupsOf(field).find((one) => `${filter.field}${one}` === key)
    if (lookup === undefined) continue
    return filter.ask?.(text) ?? { [key]: typeOf(field).filter.ask?.(text, lookup) ?? text }
  }
  return { [key]: text }
}
