import { call } from './client.ts'
import { saveBlob } from './download.ts'
import { address, inParts, type Query } from './rows.ts'

/** Saves the server's export of what a query matches (or of `ids`) as a file. */
export async function exportRows(endpoint: string, query: Query = {}, signal?: AbortSignal): Promise<void> {
  const { page: _page, size: _size, ...rest } = await inParts(endpoint, query, signal)
  const { blob, name } = await call('GET', `${address(endpoint)}export/`, { query: rest, signal, as: 'file' })
  saveBlob(blob, name || `${endpoint.replaceAll('/', '-')}.csv`)
}
