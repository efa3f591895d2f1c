import { useContext } from 'react'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { type Collections, CollectionsContext } from '#engine/collections.ts'
import { useNames } from '#engine/labels.ts'

export type ContentType = { app_label: string; model: string }

/** The collection of a content type; of several with the same endpoint the one in the area of its app. */
export function getCollection(collections: Collections, { app_label, model }: ContentType): Collection | undefined {
  const views = [...collections.values()].filter(({ contentType }) => contentType === `${app_label}.${model}`)
  return views.find(({ area }) => area === app_label) ?? views[0]
}

/** The id of the content type whose objects a collection lists, where the viewer knows it. */
export function getContentType(
  { contentType }: Pick<Collection, 'contentType'>,
  { contentTypes }: Viewer,
): number | undefined {
  return contentTypes.find(({ app_label, model }) => `${app_label}.${model}` === contentType)?.id
}

/** Whether the server keeps versions of the records of a collection. */
export function hasVersions({ collection }: { collection: Collection }, viewer: Viewer): boolean {
  return collection.versions !== false && getContentType(collection, viewer) !== undefined
}

/**
 * The name of a content type: its area and the name of one of its objects, also of those that the portal does not list.
 */
export function contentTypeLabel(
  collections: Collections,
  type: ContentType,
  getName: (path: string) => string,
): string {
  const collection = getCollection(collections, type)
  const path = collection?.path ?? `${type.app_label}/${type.model}`
  const name = getName(`${path}.one`)
  return `${getName(type.app_label)} · ${name === `${path}.one` ? type.model : name}`
}

/** The names of content types, and the collections of their objects. */
export function useContentTypes(): {
  getCollection: (type: ContentType) => Collection | undefined
  getLabel: (type: ContentType) => string
} {
  const collections = useContext(CollectionsContext)
  const getName = useNames()
  return {
    getCollection: (type) => getCollection(collections, type),
    getLabel: (type) => contentTypeLabel(collections, type, getName),
  }
}
