import { fieldValue, type Row, type RowTypes } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, getField, toObjects, type Values } from '#engine/collection.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'

/**
 * The fields that a new record copies from another one, by endpoint; `docs/guides/bulk-changes.md` explains the rest.
 */
const copied: { readonly [Endpoint in keyof RowTypes]?: readonly (keyof RowTypes[Endpoint])[] } = {
  'accounts/users': ['language', 'app_permissions'],
  'patzu/orders': ['hospital_id', 'email', 'print_type', 'cover_letter_state', 'link_answers', 'shipping_type'],
  'patzu/hospitals': ['category', 'measures_ids'],
  'studek/hospitals': ['category', 'measures_ids'],
  'rehaspez/hospitals': ['category', 'measures_ids'],
  'moniq/hospitals': ['category', 'measures_ids', 'ref_hospital', 'ap_hospital'],
  'irp/hospitals': ['category', 'measures_ids'],
}

/** The default values of a form for a copy of another record, and the fields left to fill in. */
export function createCopy(collection: Collection, row: Row, viewer: Viewer): { prefill: Values; empty: string[] } {
  const names: readonly string[] = (copied as Readonly<Record<string, readonly string[]>>)[collection.endpoint] ?? []
  const prefill = Object.fromEntries(
    names.flatMap((name) => (fieldValue(row, name) == null ? [] : [[name, getValue(name, row)]])),
  )
  const made = { ...prefill, id: 0 }
  const empty = toObjects<Entry>(collection.form).filter(
    (entry) =>
      !names.includes(entry.field) &&
      getField(collection, entry.field).initial === undefined &&
      isShown(collection, entry, made, viewer, true) &&
      !isReadOnly(collection, entry, made, viewer, true),
  )
  return { prefill, empty: empty.map(({ field }) => field) }
}

/** Permissions are created again: the ids belong to the other person's. */
function getValue(name: string, row: Row): unknown {
  const value = fieldValue(row, name)
  return name === 'app_permissions' && Array.isArray(value) ? value.map(withoutId) : value
}

function withoutId(one: unknown): Values {
  return Object.fromEntries(Object.entries({ ...(one as Values) }).filter(([key]) => key !== 'id'))
}
