import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import type { FieldTypeName } from '#engine/fieldTypes.ts'
import { isSensitive } from '#engine/form/prefill.ts'

/**
 * The types that can be set, and dates. Relations define what a record belongs to, lists and structures would be
 * replaced as a whole, figures and most texts are individual, and flags grant permissions: a text or a flag opts in
 * itself.
 */
const kinds: readonly FieldTypeName[] = ['choice', 'day', 'moment']

/** The form entries that this viewer may set for many records in one step: see `docs/guides/bulk-changes.md`. */
export function bulkFields(collection: Collection, viewer: Viewer): Entry[] {
  if (!can(collection, 'update', viewer)) return []
  const naming = typeof collection.title === 'function' ? [] : [collection.title].flat()
  const announcing = [...naming, ...(collection.facts ?? [])]
  return toObjects<Entry>(collection.form).filter(({ field: name, show, widget, hideOn }) => {
    const field = getField(collection, name)
    if (field.readOnly || field.hasOwnEndpoint || (hideOn ?? field.hideOn) === 'edit') return false
    // A control of its own depends on other values of the record.
    if (widget || announcing.includes(name)) return false
    // A required value without a default identifies the record.
    if (field.required && field.initial === undefined) return false
    return (field.forMany ?? (kinds.includes(field.kind) && !isSensitive(name))) && (show?.(viewer) ?? true)
  })
}
