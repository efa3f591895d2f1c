import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { pageSize } from '#lib/constants.ts'
import { filterField, filterKeys, type ListParams, readParams, writeParams } from '#engine/list/url/listParams.ts'

/**
 * The saved part of a list's state: filters, trash, order, columns, size and layout. Page, month and typed texts are not saved: they
 * may name people (D-85).
 */
export function keptQuery(collection: Collection, params: ListParams): string {
  const texts = textKeys(collection)
  const filters = Object.fromEntries(Object.entries(params.filters).filter(([key]) => !texts.has(key)))
  const kept = writeParams(collection, {
    ...params,
    page: 1,
    month: undefined,
    search: '',
    filters,
    size: params.size || pageSize,
  })
  kept.sort()
  return kept.toString()
}

/** Whether a part of the state is not saved because it was typed. */
export function containsTexts(collection: Collection, { search, filters }: ListParams): boolean {
  const texts = textKeys(collection)
  return search !== '' || Object.keys(filters).some((key) => texts.has(key))
}

/** Whether a list matches a view; another page of it still does. */
export function isOn(collection: Collection, params: ListParams, query: string): boolean {
  return (
    !containsTexts(collection, params) &&
    keptQuery(collection, params) === keptQuery(collection, readParams(collection, new URLSearchParams(query)))
  )
}

function textKeys(collection: Collection): ReadonlySet<string> {
  return new Set(
    toObjects<Filter>(collection.filters)
      .map((filter) => ({
        name: filter.field,
        field: filterField(collection, filter),
        isChosen: filter.optionsFor !== undefined,
      }))
      .filter(({ field, isChosen }) => getType(field).filter.isTyped && !isChosen)
      .flatMap(({ name, field }) => filterKeys(name, field)),
  )
}
