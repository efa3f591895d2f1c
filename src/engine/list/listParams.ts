import type { Viewer } from '#api/viewer.ts'
import type { Query } from '#api/rows.ts'
import { type Collection, type Column, type Filter, fieldOrText, normalised, queryFor } from '#engine/collection.ts'
import type { FieldType } from '#engine/fieldTypes.ts'
import { pageSize } from '#lib/constants.ts'
import type { Language } from '#lib/languages.ts'
import { endOfDay, startOfDay } from '#lib/dates.ts'

/** The state of a list, held by the address alone. */
export type ListParams = {
  page: number
  ordering: string
  search: string
  trash: boolean
  filters: Record<string, string>
  columns: string[]
}

const longest = 200

/** Reads the state of a list from its address; what the collection does not know is dropped. */
export function readParams(collection: Collection, address: URLSearchParams): ListParams {
  const get = (key: string) => (address.get(key) ?? '').slice(0, longest)
  const filters: Record<string, string> = {}
  for (const filter of normalised<Filter>(collection.filters))
    for (const key of filterKeys(filter.field, filterField(collection, filter))) if (get(key)) filters[key] = get(key)
  return {
    page: Math.max(1, Math.min(Math.trunc(Number(get('page'))) || 1, 1e7)),
    ordering: /^-?\w+$/.test(get('ordering')) ? get('ordering') : '',
    search: get('search').normalize('NFC'),
    trash: Boolean(collection.trash) && get('is_active') === 'false',
    filters: withoutOrphans(collection, filters),
    columns: get('columns')
      .split(',')
      .filter((name) => normalised<Column>(collection.columns).some(({ field }) => field === name)),
  }
}

/** Writes the state of a list into an address; what stands at its default is left out. */
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

/** The query that asks the backend for this state of the list, as it is read in this language; who is no staff gets what is theirs. */
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
  for (const [key, text] of Object.entries(params.filters)) Object.assign(query, wired(collection, key, text))
  return query
}

/** A translated column is ordered by what is read: the text in this language, then the German one that stands in for it. */
function orderingIn(collection: Collection, ordering: string, language: Language): string {
  if (language === 'de') return ordering
  const sign = ordering.startsWith('-') ? '-' : ''
  const shown = Object.entries(collection.fields).find(
    ([name, field]) => field.kind === 'translated' && `${sign}${name}${field.suffix}` === ordering,
  )
  return shown ? `${sign}${shown[0]}_${language},${ordering}` : ordering
}

/** The keys a filter of this kind sends: two for a span of time, one for all others. */
export function filterKeys(name: string, field: FieldType): string[] {
  if (field.kind === 'day' || field.kind === 'moment') return [`${name}__gte`, `${name}__lte`]
  if (field.kind === 'text') return [`${name}__icontains`]
  return [name]
}

/** The field of a filter: its own `as`, else the field of the same name. */
export function filterField(collection: Collection, filter: Filter): FieldType {
  return filter.as ?? fieldOrText(collection, filter.field)
}

function withoutOrphans(collection: Collection, filters: Record<string, string>): Record<string, string> {
  const kept = { ...filters }
  for (const filter of normalised<Filter>(collection.filters))
    if (filter.when && !filter.when(kept))
      for (const key of filterKeys(filter.field, filterField(collection, filter))) delete kept[key]
  return kept
}

function wired(collection: Collection, key: string, text: string): Query {
  const asked = normalised<Filter>(collection.filters).find(({ field }) => field === key)?.ask
  return asked ? asked(text) : { [key]: wireValue(collection, key, text) }
}

function wireValue(collection: Collection, key: string, text: string): string {
  const [name = key, lookup] = key.split(/__(?=gte$|lte$)/)
  const filter = normalised<Filter>(collection.filters).find(({ field }) => field === name)
  if (!filter || !lookup || filterField(collection, filter).kind !== 'moment') return text
  return lookup === 'gte' ? startOfDay(text) : endOfDay(text)
}
