import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'

/** The page of a record. */
export function getPath(collection: Collection, row: Row): string {
  return collection.getPath?.(row) ?? `/${collection.path}/${row.id}`
}

/**
 * The page of a record of an endpoint: in the collection of that name, otherwise in the first that lists it; undefined
 * where this viewer may not read it.
 */
export function recordPath(collections: Collections, viewer: Viewer, endpoint: string, row: Row): string | undefined {
  const lists = [...collections.values()].filter((collection) => collection.endpoint === endpoint)
  const list = lists.find(({ path }) => path === endpoint) ?? lists[0]
  return list && can(list, 'read', viewer, row) ? getPath(list, row) : undefined
}
