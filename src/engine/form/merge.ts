import type { Row } from '#api/page.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { typeOf } from '#engine/fieldTypes.ts'
import { sameIgnoringOrder } from '#lib/sameIgnoringOrder.ts'

type WithFields = Pick<Collection, 'fields'>

/** A value that somebody else changed while a record was being edited; `isChangedHere` if the edit changed it too. */
export type FieldConflict = { key: string; ours: unknown; theirs: unknown; isChangedHere: boolean }

/** Whether two values under a key say the same, as the type of its field compares them. */
export function isSame({ fields }: WithFields, key: string, one: unknown, other: unknown): boolean {
  const field = fields[key]
  return ((field && typeOf(field).isSame) ?? sameIgnoringOrder)(one, other)
}

/** The keys whose values differ between two states of a record. */
export function differences(collection: WithFields, keys: readonly string[], one: Values, other: Values): string[] {
  return keys.filter((key) => !isSame(collection, key, one[key], other[key]))
}

/**
 * What somebody else changed between the record as it was loaded (`base`) and as it is on the server now (`current`).
 * What was changed here as well, to something else, needs a decision.
 */
export function conflictingChanges(
  collection: WithFields,
  keys: readonly string[],
  base: Values,
  current: Values,
  values: Values,
): FieldConflict[] {
  const changedHere = new Set(differences(collection, keys, base, values))
  return differences(collection, keys, base, current)
    .filter((key) => !isSame(collection, key, current[key], values[key]))
    .map((key) => ({ key, ours: values[key], theirs: current[key], isChangedHere: changedHere.has(key) }))
}

/**
 * What is sent: the record as it is on the server now, overwritten with what was changed here.
 * Keys that the form does not know survive the round trip.
 */
export function merged(
  collection: WithFields,
  keys: readonly string[],
  base: Row,
  current: Row,
  values: Values,
  keepTheirs: ReadonlySet<string>,
): Row {
  const body = { ...current }
  for (const key of differences(collection, keys, base, values))
    if (!keepTheirs.has(key)) body[key] = values[key] ?? null
  return body
}
