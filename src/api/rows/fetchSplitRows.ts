import { maxIds, pageSize } from '#lib/constants.ts'
import type { Query } from '#api/calls/client.ts'
import { NotFoundError } from '#api/http/errors.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { getIds } from '#lib/values/getIds.ts'
import { fieldValue, type Page, type Row } from './page.ts'

/** The rows that no row of another list refers to: `key` is the reference, `query` narrows the other list. */
export type Unreferenced = { by: string; query: Query; key: string }

/** The rows of a small list whose value under `key` passes a test, as the server has no filter for it. */
export type Kept = { key: string; keep: (value: unknown) => boolean }

/**
 * An order by a day that the server does not have: what comes or runs `until` a later day first, from the nearest on;
 * then what is over or has no day, from the latest on.
 */
export type NextFirst = { from: string; until?: string }

/**
 * How a query is split: into parts of which one has to match, or by its value into the rows that no others refer to, or
 * into those that are kept of all; or an order into the rows that come first and the others.
 */
export type SplitQuery = readonly Query[] | NextFirst | ((value: string) => Unreferenced | Kept)

/** A query that the server only supports in parts, and the rest of the query. */
export type Split = { rest: Query } & ({ parts: readonly Query[] | NextFirst } | { without: Unreferenced } | Kept)

/** How a split query reads ids of its list, and rows of another one or, without `by`, of its own. */
export type Reads = {
  ids: (query: Query) => Promise<number[]>
  rows: (about: Pick<Unreferenced, 'query'> & { by?: string }) => Promise<Row[]>
}

/** The ids that match a split query, in the order of the list. */
export async function fetchSplitIds(split: Split, { ids, rows }: Reads): Promise<number[]> {
  if ('without' in split) {
    const [all, referring] = await Promise.all([ids(split.rest), rows(split.without)])
    const known = new Set(referring.flatMap((row) => getIds(fieldValue(row, split.without.key))).map(Number))
    return all.filter((id) => !known.has(id))
  }
  if ('keep' in split)
    return (await rows({ query: split.rest }))
      .filter((row) => split.keep(fieldValue(row, split.key)))
      .map(({ id }) => id)
  if ('from' in split.parts) return await idsNextFirst(split.rest, split.parts, ids)
  const [all = [], ...found] = await Promise.all([split.rest, ...split.parts].map(ids))
  const wanted = new Set(found.flat())
  return all.filter((id) => wanted.has(id))
}

/** The queries of such an order: those that come first, and all. */
export function nextQueries({ from, until = from }: NextFirst): [first: Query, all: Query] {
  return [{ [`${until}__gte`]: dayAfter(new Date(), 0), ordering: `${from},name,id` }, { ordering: `-${from},name,id` }]
}

async function idsNextFirst(rest: Query, how: NextFirst, ids: Reads['ids']): Promise<number[]> {
  const queries = nextQueries(how).map((query) => ({ ...rest, ...query }))
  const [first = [], all = []] = await Promise.all(queries.map(ids))
  // The list may be narrowed to later days itself.
  const own = new Set(all)
  const ahead = new Set(first.filter((id) => own.has(id)))
  return [...ahead, ...all.filter((id) => !ahead.has(id))]
}

/**
 * The requested page of a split query: the rows of its ids, with as many ids per call as fit into an address (D-79).
 */
export async function fetchSplitRows(
  found: readonly number[],
  query: Query,
  getRows: (query: Query) => Promise<Page>,
): Promise<Page> {
  const page = Number(query.page ?? 1)
  const size = query.size === 'all' ? found.length : Number(query.size ?? pageSize)
  const shown = found.slice((page - 1) * size, page * size)
  if (shown.length === 0 && page > 1) throw new NotFoundError('', true)
  const calls = Array.from({ length: Math.ceil(shown.length / maxIds) }, async (_, index) => {
    const ids = shown.slice(index * maxIds, (index + 1) * maxIds)
    return await getRows({ page: 1, ids: ids.join(','), size: ids.length, ordering: undefined })
  })
  const rows = (await Promise.all(calls)).flatMap((response) => response.rows)
  const wanted = new Set(shown)
  const isOwn = ({ id }: Row) => wanted.has(id)
  // A server may ignore the ids: the rows are selected from the whole list then.
  const own = rows.every(isOwn)
    ? rows
    : (await getRows({ page: undefined, size: 'all', ordering: undefined })).rows.filter(isOwn)
  const places = new Map(shown.map((id, place) => [id, place]))
  const inOrder = own.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  return { rows: inOrder, count: found.length, page, size }
}
