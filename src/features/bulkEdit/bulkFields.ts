import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import type { FieldTypeName } from '#engine/fieldTypes.ts'
import { isSensitive } from '#engine/form/prefill.ts'

/**
 * The types that can be set, and dates. Relations define what a record belongs to, lists and structures would be
 * replaced as a whole, figures and most texts are individual, and flags grant permissions: a text, a figure or a flag
 * opts in itself.
 */
const kinds: readonly FieldTypeName[] = ['choice', 'day', 'moment']
/** Those that a table may hold: in it every record has a value of its own. */
const kindsInTables: readonly FieldTypeName[] = [...kinds, 'number', 'text']

/** The maximum of records in one bulk edit: each is previewed, read again and saved by its own request. */
export const maxChanged = 500

/** The form entries that this viewer may set for many records in one step: see `docs/guides/bulk-changes.md`. */
export function bulkFields(collection: Collection, viewer: Viewer): Entry[] {
  return findEntries(collection, viewer, (name) => {
    const field = getField(collection, name)
    return field.forMany ?? (kinds.includes(field.kind) && !isSensitive(name))
  })
}

/** The form entries that this viewer may take from a table, with a value for each record. */
export function tableFields(collection: Collection, viewer: Viewer): Entry[] {
  return findEntries(
    collection,
    viewer,
    (name) => kindsInTables.includes(getField(collection, name).kind) && !isSensitive(name),
  )
}

function findEntries(collection: Collection, viewer: Viewer, isOffered: (name: string) => boolean): Entry[] {
  if (!can(collection, 'update', viewer)) return []
  const naming = typeof collection.title === 'function' ? [] : [collection.title].flat()
  const announcing = [...naming, ...(collection.facts ?? [])]
  return toObjects<Entry>(collection.form).filter(({ field: name, show, widget, hideOn }) => {
    const field = getField(collection, name)
    if (field.readOnly || field.hasOwnEndpoint || (hideOn ?? field.hideOn) === 'edit') return false
    // A control of its own depends on other values of the record, unless the field says that it is for many.
    if ((widget && !field.forMany) || announcing.includes(name)) return false
    // A required value without a default identifies the record.
    if (field.required && field.initial === undefined && !field.getInitial) return false
    return isOffered(name) && (show?.(viewer) ?? true)
  })
}
