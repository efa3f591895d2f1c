import { maxIds, pageSize } from '#lib/constants.ts'
import type { Query } from '#api/http/client.ts'
import { NotFoundError } from '#api/http/errors.ts'
import type { Page } from './page.ts'

/** A query that the server only supports in parts, and the rest of the query. */
export type Split = { parts: readonly Query[]; rest: Query }

/** The ids that match one of the parts, in the order of the list. */
export async function fetchSplitIds(
  { parts, rest }: Split,
  getIds: (query: Query) => Promise<number[]>,
): Promise<number[]> {
  const [all = [], ...found] = await Promise.all([rest, ...parts].map(getIds))
  const wanted = new Set(found.flat())
  return all.filter((id) => wanted.has(id))
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
    return await getRows({ page: 1, ids: ids.join(','), size: ids.length })
  })
  const rows = (await Promise.all(calls)).flatMap((response) => response.rows)
  return { rows, count: found.length, page, size }
}
