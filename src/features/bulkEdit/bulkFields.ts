import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import type { FieldTypeName } from '#engine/fieldTypes.ts'
import { isSensitive } from '#engine/form/prefill.ts'

/**
 * What can be chosen, and days. Relations say what a record belongs to, lists and structures would be replaced as a
 * whole, figures and most texts are those of one record, and flags give rights: a text or a flag says so itself.
 */
const kinds: readonly FieldTypeName[] = ['choice', 'day', 'moment']

/** The entries of a form that this viewer may set for many records at once: see `docs/guides/bulk-changes.md`. */
export function bulkFields(collection: Collection, viewer: Viewer): Entry[] {
  if (!can(collection, 'update', viewer)) return []
  const naming = typeof collection.title === 'function' ? [] : [collection.title].flat()
  const announcing = [...naming, ...(collection.facts ?? [])]
  return toObjects<Entry>(collection.form).filter(({ field: name, show, widget, hideOn }) => {
    const field = getField(collection, name)
    if (field.readOnly || field.hasOwnEndpoint || (hideOn ?? field.hideOn) === 'edit') return false
    // Its own control asks what else stands in the record.
    if (widget || announcing.includes(name)) return false
    // What has to be said of a record and is never usual makes it what it is.
    if (field.required && field.initial === undefined) return false
    return (field.forMany ?? (kinds.includes(field.kind) && !isSensitive(name))) && (show?.(viewer) ?? true)
  })
}
