import type { Row } from '#api/rows/page.ts'
import { type Collection, collectionAt } from '#engine/collection.ts'
import { type ContentType, useContentTypes } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import type { Version } from './version.ts'

/** The collection of the record of a version; a placeholder for a kind of objects that no list of the portal shows. */
export function useVersionCollection(version: Version, row: Row): Collection {
  const type = useVersionType(version, row)
  const { getCollection } = useContentTypes()
  return getCollection(type) ?? unknown(`${type.app_label}/${type.model}s`)
}

/** The content type of the record of a version. */
export function useVersionType(version: Version, row: Row): ContentType {
  const viewer = useViewer()
  const type = viewer.contentTypes.find(({ id }) => String(id) === version.typeId)
  return {
    app_label: type?.app_label ?? toText(getAtPath(row, 'content_type.app_label')),
    model: type?.model ?? toText(getAtPath(row, 'content_type.model')),
  }
}

function unknown(path: string): Collection {
  return collectionAt(path, { title: 'id', fields: {}, columns: [], permissions: { read: () => false } })
}
