import { maxIds } from '#lib/constants.ts'
import { call } from '#api/calls/client.ts'
import { saveBlob } from '#api/files/download.ts'
import { ClientError } from '#api/http/errors.ts'
import { address, listIds, splitQuery, type Query } from './rows.ts'

/** Saves the server's export of the rows of a query (or of `ids`) as a file. */
export async function exportRows(endpoint: string, query: Query = {}, signal?: AbortSignal): Promise<void> {
  const { page: _page, size: _size, ...rest } = await asOneQuery(endpoint, query, signal)
  const { blob, name } = await call('GET', `${address(endpoint)}export/`, { query: rest, signal, as: 'file' })
  saveBlob(blob, name || `${endpoint.replaceAll('/', '-')}.csv`)
}

/** Resolves a split query to ids: more of them than fit into an address cannot be exported (D-79). */
async function asOneQuery(endpoint: string, query: Query, signal?: AbortSignal): Promise<Query> {
  const split = splitQuery(endpoint, query)
  if (!split) return query
  const found = await listIds(endpoint, query, signal)
  if (found.length > maxIds) throw new ClientError(413)
  return { ...split.rest, ids: found.join(',') || '0' }
}
