import { pageSize } from '#lib/constants.ts'
import { z } from '#lib/schema.ts'
import { type Query as Parameters, call } from '#api/calls/client.ts'
import { NotFoundError } from '#api/http/errors.ts'
import { type Page, type Row, type RowAt, rowShape, toPage } from './page.ts'
import type { Split, SplitQuery } from './fetchSplitRows.ts'
import { trimSigns } from '#lib/text/trimSigns.ts'

/** The parameters of a list; `size: 'all'` requests every row in one response. */
export type Query = Parameters

/** Plain ids: of a list requested with `onlyId=1`, or of related records. */
export const idsShape = z.array(z.int())

const unbounded = new Set<string>()

/** Marks a list as unbounded: it is never requested as a whole (D-79). */
export function markUnbounded(endpoint: string): void {
  unbounded.add(endpoint)
}

const splitQueries = new Map<string, Record<string, SplitQuery>>()

/**
 * Declares queries that the server only supports in parts: `{ failed: [{ status: 99 }, { units__state: 99 }] }`, where
 * rows match that match one of them, as the rows that no others refer to, as those of all that are kept. The key of an
 * order (`{ next: { from: 'date' } }`) is one of `ordering`.
 */
export function registerSplitQuery(endpoint: string, queries: Record<string, SplitQuery>): void {
  splitQueries.set(endpoint, queries)
}

/** The parts of a split query, and the rest of the query; undefined where the server supports the query as it is. */
export function splitQuery(endpoint: string, query: Query): Split | undefined {
  const [name, how] =
    Object.entries(splitQueries.get(endpoint) ?? {}).find(
      ([key, one]) => query[key] !== undefined || ('from' in one && String(query.ordering).startsWith(key)),
    ) ?? []
  if (name === undefined || how === undefined) return undefined
  const { [name]: value, ...rest } = query
  if (typeof how !== 'function') return { parts: how, rest: 'from' in how ? { ...rest, ordering: undefined } : rest }
  const found = how(String(value))
  return 'by' in found ? { without: found, rest } : { ...found, rest }
}

/** One page of a list, 15 rows by default. Beyond the last page: NotFoundError with `invalidPage`. */
export async function listRows<Endpoint extends string>(
  endpoint: Endpoint,
  query: Query = {},
  signal?: AbortSignal,
): Promise<Page<RowAt<Endpoint>>> {
  return (await listAnyRows(endpoint, query, signal)) as Page<RowAt<Endpoint>>
}

async function listAnyRows(endpoint: string, query: Query, signal: AbortSignal | undefined): Promise<Page> {
  if (query.size === 'all' && unbounded.has(endpoint)) throw new RangeError(`${endpoint} is read page by page`)
  const split = splitQuery(endpoint, query)
  if (split) {
    const found = await listIds(endpoint, query, signal)
    const { fetchSplitRows } = await import('./fetchSplitRows.ts')
    return await fetchSplitRows(
      found,
      query,
      async (part) => await listAnyRows(endpoint, { ...split.rest, ...part }, signal),
    )
  }
  const page = Number(query.page ?? 1)
  const size = query.size === undefined ? pageSize : Number(query.size)
  try {
    const response = await call('GET', address(endpoint), { query: listParameters(query), signal })
    if (query.size === 'all') return await whole(endpoint, query, response, signal)
    return toPage(response, { page, ...(Number.isInteger(size) && { size }) }, endpoint)
  } catch (error) {
    throw error instanceof NotFoundError && page > 1 ? new NotFoundError(error.detail, true) : error
  }
}

/**
 * Every row of a small list that is read at the start. Where the server paginates the response, the other pages are
 * read as well.
 */
export async function wholeList(endpoint: string, query: Query, signal?: AbortSignal): Promise<Row[]> {
  const response = await call('GET', address(endpoint), { query, signal })
  return (await whole(endpoint, query, response, signal)).rows
}

/** The requested whole list; where the response is its first page only, the rest is read page by page. */
async function whole(
  endpoint: string,
  query: Query,
  response: unknown,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const first = toPage(response, {}, endpoint)
  if (first.count <= first.rows.length) return first
  const { page: _page, size: _size, all: _all, ...rest } = query
  const { rowsByPage } = await import('./rowsByPage.ts')
  const { rows, isWhole } = await rowsByPage(rest, {
    page: async (requested) => await listAnyRows(endpoint, requested, signal),
    ids: async () => await listIds(endpoint, rest, signal),
  })
  // A list that kept changing while it was read may lack a row: its count shows it.
  return { rows, count: rows.length + Number(!isWhole), page: 1, size: Math.max(1, rows.length) }
}

/** The ids of all rows of a query (`onlyId=1`, a plain list), in the order of the list. */
export async function listIds(endpoint: string, query: Query = {}, signal?: AbortSignal): Promise<number[]> {
  const { page: _page, size: _size, ...rest } = query
  const split = splitQuery(endpoint, rest)
  if (split) {
    const { fetchSplitIds } = await import('./fetchSplitRows.ts')
    return await fetchSplitIds(split, {
      ids: async (part) => await listIds(endpoint, part, signal),
      rows: async ({ by = endpoint, query: narrowed }) =>
        (await listRows(by, { ...narrowed, size: 'all' }, signal)).rows,
    })
  }
  return await call('GET', address(endpoint), { query: { ...rest, onlyId: 1 }, signal, shape: idsShape })
}

export async function readRow<Endpoint extends string>(
  endpoint: Endpoint,
  id: number,
  signal?: AbortSignal,
): Promise<RowAt<Endpoint>> {
  const row: Row = await call('GET', address(endpoint, id), { signal, shape: rowShape })
  return row as RowAt<Endpoint>
}

/** `size: 'all'` sends no size but `all=1` (API-03). */
function listParameters({ size, ...rest }: Query): Query {
  if (size === 'all') return { ...rest, all: 1 }
  if (size !== undefined) return { ...rest, size }
  return rest.all || rest.onlyId ? rest : { ...rest, size: pageSize }
}

/** The path of a collection, or of one of its records. */
export function address(endpoint: string, id?: number): string {
  const base = trimSigns(endpoint, '/')
  return id === undefined ? `${base}/` : `${base}/${id}/`
}
