import type { Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Values } from '#engine/collection.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import { toText } from '#lib/text/text.ts'

/**
 * The filters of a query that were not applied according to its rows: a server may ignore unknown ones. A filter on a
 * key that the rows do not hold is unknown.
 */
export function findIgnoredFilters(query: Query, rows: readonly Row[]): string[] {
  return Object.entries(query).flatMap(([key, wanted]) =>
    wanted !== undefined && rows.some((row) => contradictsFilter(row, key, String(wanted))) ? [key] : [],
  )
}

/** Whether a list shows more than requested: the server ignored a filter, or refused it (nothing is `shown` then). */
export function isIgnored(query: Query, shown: readonly Row[] | undefined): boolean {
  return shown === undefined || findIgnoredFilters(query, shown).length > 0
}

/** The rows of a response that match the query: a server that ignores a filter sends others as well. */
export function withoutOthers<R extends Row>(query: Query, rows: readonly R[]): R[] {
  return rows.filter((row) => findIgnoredFilters(query, [row]).length === 0)
}

function contradictsFilter(row: Row, key: string, wanted: string): boolean {
  const [, path = '', lookup = ''] = /^(.+?)(?:__(gte|lte|lt|icontains|in|isnull))?$/.exec(key) ?? []
  const values = valuesAt(row, path.split('__'))
  return values !== undefined && holds(values, lookup, wanted) === false
}

/** The values of a row under a path, through lists as well; undefined where it has none. */
function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] | undefined {
  if (Array.isArray(value)) {
    const found = value.map((one: unknown) => (key === undefined ? getId(one) : valuesAt(one, [key, ...rest])))
    return found.includes(undefined) ? undefined : found.flat()
  }
  if (key === undefined) return [getId(value)]
  if (typeof value !== 'object' || value === null) return undefined
  // A server names a relation `hospital` or `hospital_id`, and filters by both.
  const own = [key, key.replace(/_id$/, ''), `${key}_id`].find((name) => Object.hasOwn(value, name))
  return own === undefined ? undefined : valuesAt((value as Values)[own], rest)
}

function getId(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

/** Whether one of the values matches the requested one; undefined where they cannot be compared. */
function holds(values: unknown[], lookup: string, wanted: string): boolean | undefined {
  if (lookup === 'isnull') return (values.length === 0 || values.includes(null)) === (wanted === 'true')
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
  const texts = values.filter((value) => value !== null && value !== undefined).map(toText)
  if (lookup === 'icontains') return texts.some((text) => normalizeForSearch(text).includes(normalizeForSearch(wanted)))
  if (lookup === 'in') return texts.some((text) => wanted.split(',').includes(text))
  if (lookup === '') return texts.includes(wanted)
  const limit = getSize(wanted)
  const sizes = texts.map(getSize)
  if ([limit, ...sizes].some(Number.isNaN)) return undefined
  return sizes.some((size) => isWithin(size, lookup, limit))
}

function isWithin(size: number, lookup: string, limit: number): boolean {
  if (lookup === 'gte') return size >= limit
  return lookup === 'lt' ? size < limit : size <= limit
}

/** A number, or an instant in milliseconds. */
function getSize(text: string): number {
  const number = Number(text)
  return Number.isNaN(number) ? Date.parse(text) : number
}
