import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Page } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows, type Query } from '#api/rows/rows.ts'
import { versionsEndpoint } from '#engine/records/lastVersion.ts'
import { type Version, getVersion } from './version.ts'
import { pageSize } from '#lib/constants.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'

const searchSize = 100

/**
 * The versions of an object (`content_type`, `object_id`) or of a kind of objects (`content_type`), the latest first,
 * page by page.
 */
export function versionsQuery(viewerId: number, query: Query) {
  return infiniteQueryOptions({
    queryKey: queryKeys.part(viewerId, versionsEndpoint, 'history', query),
    queryFn: async ({ pageParam, signal }) =>
      await listRows(versionsEndpoint, { ...query, ordering: '-id', size: pageSize, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page) => nextPage(last),
  })
}

/** The version of the same object just before this one; null for its first. */
export function olderQuery(viewerId: number, { id, typeId, objectId }: Version) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, versionsEndpoint, 'older', id),
    queryFn: async ({ signal }) => await olderThan(id, { content_type: typeId, object_id: objectId }, signal),
  })
}

async function olderThan(id: number, query: Query, signal: AbortSignal): Promise<Version | null> {
  let page: number | undefined = 1
  while (page !== undefined) {
    const answer: Page = await listRows(versionsEndpoint, { ...query, ordering: '-id', size: searchSize, page }, signal)
    const found = withoutOthers(query, answer.rows).find((row) => row.id < id)
    if (found) return getVersion(found)
    page = nextPage(answer)
  }
  return null
}

function nextPage({ page, size, count, rows }: Page): number | undefined {
  return rows.length > 0 && page * size < count ? page + 1 : undefined
}

/** Every version once, the latest first: pages overlap when something is saved between their requests. */
export function uniqueVersions(pages: readonly Page[], query: Query): Version[] {
  const rows = pages.flatMap((page) => withoutOthers(query, page.rows))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...byId.values()].map(getVersion).toSorted((one, other) => other.id - one.id)
}
