import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, getField, toObjects, type Values } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { isReadOnly, isShown, writableKeys } from './entries.ts'
import { valueSchema } from './getSchema.ts'

/** Flags, rights, second factors, owners and ids. */
const sensitive = /^(is_|id$|creator|owner)|permission|role|_admin|view_access|2fa|authy/i

/** Whether a field may give rights, by its name (D-14). */
export function isSensitive(name: string): boolean {
  return sensitive.test(name)
}

/**
 * What a page of the portal fills into the form it leads to, carried beside the address: no link from elsewhere can
 * hold it, so that it may name rights, too.
 */
export function handedOver(collection: Collection, state: unknown, viewer: Viewer): Values {
  const { prefill } = (state ?? {}) as { prefill?: Values }
  if (typeof prefill !== 'object') return {}
  const writable = writableKeys(collection, { id: 0 }, viewer, true)
  return Object.fromEntries(Object.entries(prefill).filter(([key]) => writable.includes(key)))
}

/** Which record a new one was begun from, and what is left to fill in. */
export function copiedFrom(state: unknown): { name: string; empty: readonly string[] } | undefined {
  return (state as { copied?: { name: string; empty: string[] } } | null)?.copied
}

/**
 * What the address fills into a create form: every field that this viewer sees and may change, but flags, rights,
 * second factors, owners and ids (D-14). Whatever does not fit the field is left out.
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
