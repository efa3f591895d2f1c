import type { Viewer } from '#api/viewer.ts'
import type { Collection } from '#engine/collection.ts'

type ContentType = { app_label: string; model: string }

/** Kinds of objects that are not listed under their own name with an s. */
const odd: Record<string, string> = {
  'accounts.demouser': 'accounts/demo_users',
  'irp.irpglobalfiles': 'irp/irpGlobalFiles',
  'irp.irpuserfiles': 'irp/irpUserFiles',
  'irp.reviewyear': 'irp/review_years',
  'mailer.job': 'mailer/mailjobs',
  'mailer.mailjob': 'mailer/mailjobs',
  'patzu.address': 'patzu/addresses',
  'patzu.event': 'patzu/event',
  'rehaspez.rehabdeclaration': 'rehaspez/rehabdeclaration',
  'results.data': 'results/data',
  'results.import': 'results/importer',
  'reversion.version': 'accounts/versions',
}

/** Where the objects of a content type are listed. */
export function collectionOf({ app_label, model }: ContentType): string {
  return odd[`${app_label}.${model}`] ?? `${app_label}/${model}s`
}

/** The id of the content type whose objects a collection lists, where the viewer knows it; a narrowed view has that of its endpoint. */
export function contentTypeOf(collection: Collection, { contentTypes }: Viewer): number | undefined {
  const listing = (path: string) => contentTypes.find((type) => collectionOf(type) === path)?.id
  return listing(collection.path) ?? listing(collection.endpoint)
}

/** Whether the server keeps versions of what a collection lists; it keeps none of the versions themselves. */
export function hasVersions({ collection }: { collection: Collection }, viewer: Viewer): boolean {
  return collection.path !== 'accounts/versions' && contentTypeOf(collection, viewer) !== undefined
}

/** What a kind of object is called: its area and, where there are words for it, its own name. */
export function contentTypeLabel(type: ContentType, nameOf: (path: string) => string): string {
  const key = `${collectionOf(type)}.one`
  const name = nameOf(key)
  return `${nameOf(type.app_label)} · ${name === key ? type.model : name}`
}
