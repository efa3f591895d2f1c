import { changeDevicePreferences, type DevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Query } from '#api/rows/rows.ts'
import { type Collection, type Column, type Filter, getField, toObjects, queryFor } from '#engine/collection.ts'
import { type Field, getType } from '#engine/fieldTypes.ts'
import type { Lookup } from '#engine/fields/fieldType.ts'
import { findLayout, isMonth, type LayoutName, layoutLimits } from '#engine/list/layouts.ts'
import { isOffered, parseOrdering } from './ordering.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
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
  /** Widths that were set by hand, in pixels. */
  widths: Record<string, number>
  /** Rows per page; 0 for the default. */
  size: number
  /** The layout in place of the table. */
  as?: LayoutName | undefined
  /** The month of a calendar (`yyyy-MM`); the current one if it is missing. */
  month?: string | undefined
}

/** The allowed page sizes. */
export const pageSizes = [pageSize, 50, 100]
const minWidth = 48
const maxWidth = 960

const maxTextLength = 200
const maxSettingsLength = 600

/** A width that is readable and leaves space for others. */
export function withinLimits(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth))
}

/** Parses the state of a list from its address; unknown keys are ignored. */
export function readParams(collection: Collection, address: URLSearchParams): ListParams {
  const get = (key: string, maxLength = maxTextLength) => (address.get(key) ?? '').slice(0, maxLength)
  const isColumn = (name: string) => toObjects<Column>(collection.columns).some(({ field }) => field === name)
  const filters: Record<string, string> = {}
  for (const filter of toObjects<Filter>(collection.filters))
    for (const key of filterKeys(filter.field, filterField(collection, filter))) if (get(key)) filters[key] = get(key)
  const layout = findLayout(collection, get('as'))
  return {
    // A board or a calendar has no pages.
    page: layout ? 1 : Math.max(1, Math.min(Math.trunc(Number(get('page'))) || 1, 1e7)),
    ordering: isOffered(collection, get('ordering')) ? get('ordering') : '',
    search: cleanLine(get('search')),
    trash: Boolean(collection.trash) && get('is_active') === 'false',
    filters: withoutOrphans(collection, filters),
    columns: get('columns', maxSettingsLength).split(',').filter(isColumn),
    widths: Object.fromEntries(
      get('widths', maxSettingsLength)
        .split(',')
        .map((one) => one.split('~'))
        .flatMap(([name = '', width]) =>
          isColumn(name) && Number(width) ? [[name, withinLimits(Number(width))]] : [],
        ),
    ),
    size: pageSizes.find((size) => String(size) === get('size')) ?? 0,
    ...(layout && { as: layout.as }),
    ...(layout?.as === 'calendar' && isMonth(get('month')) && { month: get('month') }),
  }
}

/** Writes the state of a list into an address, without defaults. */
export function writeParams(collection: Collection, params: ListParams): URLSearchParams {
  const entries: Record<string, string> = {
    ...withoutOrphans(collection, params.filters),
    search: params.search,
    ...settings(params),
    is_active: params.trash ? 'false' : '',
    page: params.page > 1 ? String(params.page) : '',
    month: (params.as === 'calendar' && params.month) || '',
  }
  return new URLSearchParams(Object.entries(entries).filter(([, text]) => text !== ''))
}

function settings({ ordering, columns, widths, size, as }: ListParams): Record<string, string> {
  return {
    ordering,
    columns: columns.join(','),
    widths: Object.entries(widths)
      .map(([name, width]) => `${name}~${width}`)
      .join(','),
    size: size ? String(size) : '',
    as: as ?? '',
  }
}

/** The effective state of a list: order, columns, size and layout as set last, unless the address has them. */
export function listState(collection: Collection, address: URLSearchParams, { lists }: DevicePreferences): ListParams {
  const params = readParams(collection, address)
  const kept = lists.find(({ path }) => path === collection.path)
  if (!kept || Object.values(settings(params)).some(Boolean)) return params
  const { ordering, columns, widths, size, as } = readParams(collection, new URLSearchParams(kept.query))
  // The month of an address counts without its layout, which is remembered.
  const month = as === 'calendar' ? address.get('month') : null
  return { ...params, ordering, columns, widths, size, as, ...(month !== null && isMonth(month) && { month }) }
}

/** Stores settings made by hand for the next time the list opens. */
export function keepSettings({ path }: Collection, params: ListParams, viewerId: number): void {
  const query = new URLSearchParams(Object.entries(settings(params)).filter(([, text]) => text !== '')).toString()
  changeDevicePreferences(viewerId, ({ lists }) => ({
    lists: [...(query ? [{ path, query }] : []), ...lists.filter((one) => one.path !== path)],
  }))
}

/** The query for this state of the list, in this language. Everybody but staff requests their own rows only. */
export function toQuery(collection: Collection, params: ListParams, viewer: Viewer, language: Language): Query {
  const layout = findLayout(collection, params.as)
  const query: Query = {
    ...(viewer.isStaff ? {} : { byPermissions: 1 }),
    ...queryFor(collection, viewer),
    page: params.page,
    size: layout ? layoutLimits[layout.as] : params.size || pageSize,
  }
  if (params.search) query.search = params.search
  // The newest days first: where there are more than a calendar loads, the oldest are missing.
  const ordering = layout?.as === 'calendar' ? `-${layout.from}` : params.ordering || collection.ordering
  if (ordering) query.ordering = parseOrdering(collection, ordering, language)
  if (params.trash) query.is_active = false
  for (const [key, text] of Object.entries(params.filters))
    Object.assign(query, toFilterQuery(collection, viewer, key, text))
  return query
}

/** The keys of a filter: two for a span of time, one for all others. */
export function filterKeys(name: string, field: Field): string[] {
  return getLookups(field).map((lookup) => `${name}${lookup}`)
}

function getLookups(field: Field): readonly Lookup[] {
  return getType(field).filter.lookups ?? ['']
}

/** The field of a filter: its own `as`, otherwise the field of the same name. */
export function filterField(collection: Collection, filter: Filter): Field {
  return filter.as ?? getField(collection, filter.field)
}

/** The field of a query key: its name without the lookup. */
export function withoutLookup(key: string): string {
  return key.replace(/__(?:gte|lte|in|isnull|icontains)$/, '')
}

function withoutOrphans(collection: Collection, filters: Record<string, string>): Record<string, string> {
  const kept = { ...filters }
  for (const filter of toObjects<Filter>(collection.filters))
    if (filter.when && !filter.when(kept))
      for (const key of filterKeys(filter.field, filterField(collection, filter))) delete kept[key]
  return kept
}

/** The query of one key of a filter. */
function toFilterQuery(collection: Collection, viewer: Viewer, key: string, text: string): Query {
  for (const filter of toObjects<Filter>(collection.filters)) {
    const field = filterField(collection, filter)
    const lookup = getLookups(field).find((one) => `${filter.field}${one}` === key)
    if (lookup === undefined) continue
    return filter.toQuery?.(text, viewer) ?? { [key]: getType(field).filter.toQuery?.(text, lookup) ?? text }
  }
  return { [key]: text }
}
