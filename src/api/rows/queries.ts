import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Query, listRows, readRow } from './rows.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isShownInPlace`: the component that asks says itself what a failure means, so that no notice does. */
    queryMeta: { isShownInPlace?: boolean }
  }
}

/**
 * The keys of all that is read, and no other place makes one. The user stands first, so that no cached row is ever shown to
 * somebody else (A07), then the endpoint; each of them also names all that begins with it, which is how it is invalidated.
 */
export const queryKeys = {
  /** All that a user has read. */
  user: (userId: number) => [userId] as const,
  /** All that a user has read of an endpoint. */
  endpoint: (userId: number, endpoint: string) => [userId, endpoint] as const,
  list: (userId: number, endpoint: string, query: Query) => [userId, endpoint, 'list', query] as const,
  row: (userId: number, endpoint: string, id: number) => [userId, endpoint, 'row', id] as const,
  /** Something else of an endpoint, by a name and what it depends on. */
  part: (userId: number, endpoint: string, name: string, ...of: readonly unknown[]) =>
    [userId, endpoint, name, ...of] as const,
  /** Who is signed in, in one session or (without an epoch) in any. */
  viewer: (epoch?: number) => (epoch === undefined ? (['viewer'] as const) : (['viewer', epoch] as const)),
  /** The help, which is the same for everybody. */
  help: (language: string) => ['help', language] as const,
  /** What else is read before it is known who somebody is, by a name and what it depends on. */
  early: (name: string, ...of: readonly unknown[]) => ['early', name, ...of] as const,
  /** What is counted over the rows of an evaluation that one user has open, by the number of their dataset. */
  counted: (dataset: number, kind: string, about: unknown, ...requested: readonly unknown[]) =>
    ['counted', dataset, kind, about, ...requested] as const,
}

/** What a key is of: an endpoint, where it is not the viewer or the help. */
export const getEndpoint = (key: QueryKey): string => String(key[1])

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
