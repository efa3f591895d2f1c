import { fieldValue, type Row } from '#api/rows/page.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import type { RelatedCollection } from '#engine/relatedCollection.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The collection of a related list, and the filter of its rows; undefined where this viewer sees no such list. */
export function findRelated(
  to: Collection,
  { path, by, of = 'id', ofAnyKind }: RelatedCollection,
  row: Row,
  viewer: Viewer,
  collections: Collections,
): { collection: Collection; narrowed: Record<string, number> } | undefined {
  const collection = collections.get(path)
  const [id] = getIds(fieldValue(row, of))
  const type = ofAnyKind ? getContentType(to, viewer) : 0
  if (!collection || !can(collection, 'list', viewer) || id === undefined || type === undefined) return undefined
  return { collection, narrowed: { ...(type ? { content_type: type } : {}), [by]: Number(id) } }
}
