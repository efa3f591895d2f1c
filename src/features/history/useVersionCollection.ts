import type { Row } from '#api/rows/page.ts'
import { type Collection, collectionAt } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import type { Version } from './version.ts'

/** The collection of the record of a version; a placeholder for a kind of objects that no list of the portal shows. */
export function useVersionCollection(version: Version, row: Row): Collection {
  const viewer = useViewer()
  const { getCollection } = useContentTypes()
  const type = viewer.contentTypes.find(({ id }) => String(id) === version.typeId)
  const app_label = type?.app_label ?? toText(getAtPath(row, 'content_type.app_label'))
  const model = type?.model ?? toText(getAtPath(row, 'content_type.model'))
  return getCollection({ app_label, model }) ?? unknown(`${app_label}/${model}s`)
}

function unknown(path: string): Collection {
  return collectionAt(path, { title: 'id', fields: {}, columns: [], permissions: { read: () => false } })
}
