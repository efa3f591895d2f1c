import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, getField, toObjects, type Values } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { isReadOnly, isShown, writableKeys } from './entries.ts'
import { valueSchema } from './getSchema.ts'

/** Flags, permissions, second factors, owners and ids. */
const sensitive = /^(is_|id$|creator|owner)|permission|role|_admin|view_access|2fa|authy/i

/** Whether a field may grant permissions, by its name (D-14). */
export function isSensitive(name: string): boolean {
  return sensitive.test(name)
}

/**
 * Values that a page of the portal fills into the form it leads to, carried in the router state: no external link can
 * hold them, so they may include permissions.
 */
export function handedOver(collection: Collection, state: unknown, viewer: Viewer): Values {
  const { prefill } = (state ?? {}) as { prefill?: Values }
  if (typeof prefill !== 'object') return {}
  const writable = writableKeys(collection, { id: 0 }, viewer, true)
  return Object.fromEntries(Object.entries(prefill).filter(([key]) => writable.includes(key)))
}

/** The record a new one was started from, and the fields left to fill in. */
export function copiedFrom(state: unknown): { name: string; empty: readonly string[] } | undefined {
  return (state as { copied?: { name: string; empty: string[] } } | null)?.copied
}

/**
 * Values from the address for a create form: every field that this viewer sees and may change, except flags,
 * permissions, second factors, owners and ids (D-14). Values that do not fit their field are left out.
 */
export function prefilledValues(collection: Collection, address: URLSearchParams, viewer: Viewer): Values {
  const values: Values = {}
  const nothing: Row = { id: 0 }
  for (const entry of toObjects<Entry>(collection.form)) {
    const field = getField(collection, entry.field)
    const text = address.get(entry.field)
    if (text === null || isSensitive(entry.field)) continue
    if (!isShown(collection, { ...entry, when: () => true }, nothing, viewer, true)) continue
    if (isReadOnly(collection, entry, nothing, viewer, true)) continue
    const value = getType(field).fromLink?.(text.slice(0, 2_000), field)
    if (value !== undefined && valueSchema(field).safeParse(value).success) values[entry.field] = value
  }
  return values
}
