import { queryOptions } from '@tanstack/react-query'
import { ForbiddenError } from '#api/http/errors.ts'
import type { Page } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { listRows, type Query } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'

const nothing: Page = { rows: [], count: 0, page: 1, size: 0 }

/** A page of the list of a collection. Where a viewer may not add records (`closed`), a refusal counts as empty. */
export function pageQuery(collection: Collection, viewer: Viewer, query: Query) {
  const { queryKey } = listQuery(viewer.id, collection.endpoint, query)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      await listRows(collection.endpoint, query, signal).catch((error: unknown) => {
        if (error instanceof ForbiddenError && collection.closed?.(viewer)) return nothing
        throw error
      }),
  })
}
