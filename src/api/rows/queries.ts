import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Query, listRows, readRow } from './rows.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isShownInPlace`: the component shows its own error, so that no toast appears. `isInBackground`: nothing on the
     * page waits for it.
     */
    queryMeta: { isShownInPlace?: boolean; isInBackground?: boolean }
  }
}

/**
 * All query keys; no other module creates one. The user is first, so that no cached row is ever shown to somebody else
 * (A07), then the endpoint. Each prefix matches all keys that begin with it, which is how queries are invalidated.
 */
export const queryKeys = {
  /** All queries of a user. */
  user: (userId: number) => [userId] as const,
  /** All queries of a user about an endpoint. */
  endpoint: (userId: number, endpoint: string) => [userId, endpoint] as const,
  list: (userId: number, endpoint: string, query: Query) => [userId, endpoint, 'list', query] as const,
  row: (userId: number, endpoint: string, id: number) => [userId, endpoint, 'row', id] as const,
  /** Other data of an endpoint, by a name and its parameters. */
  part: (userId: number, endpoint: string, name: string, ...of: readonly unknown[]) =>
    [userId, endpoint, name, ...of] as const,
  /** The viewer of one session or (without an epoch) of any. */
  viewer: (epoch?: number) => (epoch === undefined ? (['viewer'] as const) : (['viewer', epoch] as const)),
  /** The help, which is the same for everybody. */
  help: (language: string) => ['help', language] as const,
  /** Other data read before the user is known, by a name and its parameters. */
  early: (name: string, ...of: readonly unknown[]) => ['early', name, ...of] as const,
  /** Results computed over the rows of an evaluation that one user has open, by the number of their dataset. */
  counted: (dataset: number, kind: string, about: unknown, ...requested: readonly unknown[]) =>
    ['counted', dataset, kind, about, ...requested] as const,
}

/** The endpoint of a key; undefined for the viewer and the help. */
export const getEndpoint = (key: QueryKey): string => String(key[1])

/** Whether a key begins with a user, as those of all records do. */
export const isOfUser = (key: QueryKey): boolean => typeof key[0] === 'number'

export const isOfViewer = (key: QueryKey): boolean => key[0] === queryKeys.viewer()[0]

/** A page of a list. */
export function listQuery<Endpoint extends string>(userId: number, endpoint: Endpoint, query: Query) {
  return queryOptions({
    queryKey: queryKeys.list(userId, endpoint, query),
    queryFn: async ({ signal }) => await listRows(endpoint, query, signal),
  })
}

/** One record. */
export function rowQuery<Endpoint extends string>(userId: number, endpoint: Endpoint, id: number) {
  return queryOptions({
    queryKey: queryKeys.row(userId, endpoint, id),
    queryFn: async ({ signal }) => await readRow(endpoint, id, signal),
  })
}
