import { queryOptions } from '@tanstack/react-query'
import { type Query, listRows, readRow } from './rows.ts'

/** A page of a list. The user stands in the key, so that no cached row is ever shown to somebody else (A07). */
export function listQuery<Endpoint extends string>(userId: number, endpoint: Endpoint, query: Query) {
  return queryOptions({
    queryKey: [userId, endpoint, 'list', query],
    queryFn: async ({ signal }) => await listRows(endpoint, query, signal),
  })
}

/** One record. */
export function rowQuery<Endpoint extends string>(userId: number, endpoint: Endpoint, id: number) {
  return queryOptions({
    queryKey: [userId, endpoint, 'row', id],
    queryFn: async ({ signal }) => await readRow(endpoint, id, signal),
  })
}
