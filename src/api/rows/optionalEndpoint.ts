import { queryOptions } from '@tanstack/react-query'
import { NotFoundError } from '#api/http/errors.ts'
import { queryKeys } from './queries.ts'
import { listRows } from './rows.ts'

/**
 * Whether a backend has an optional endpoint: one without it answers 404; one request per session. Any other
 * failure says nothing of that.
 */
export function optionalEndpointQuery(userId: number, endpoint: string) {
  return queryOptions({
    // No part of the endpoint's own keys, as no save changes it.
    queryKey: queryKeys.part(userId, 'optional', endpoint),
    queryFn: async ({ signal }) => {
      try {
        await listRows(endpoint, { size: 1 }, signal)
        return true
      } catch (error) {
        if (error instanceof NotFoundError) return false
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isShownInPlace: true },
  })
}
