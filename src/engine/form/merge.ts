import type { Row } from '#api/page.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { typeOf } from '#engine/fieldTypes.ts'
import { sameIgnoringOrder } from '#lib/sameIgnoringOrder.ts'

export type FieldConflict = { key: string; mine: unknown; theirs: unknown; touched: boolean }

/** Whether two values under a key say the same, as the type of its field sees it. */
export function isSame({ fields }: Pick<Collection, 'fields'>, key: string, one: unknown, other: unknown): boolean {
  const field = fields[key]
  return ((field && typeOf(field).isSame) ?? sameIgnoringOrder)(one, other)
}

/** The keys whose values differ between two states of a record. */
export function differences(
  collection: Pick<Collection, 'fields'>,
  keys: readonly string[],
  one: Values,
  other: Values,
): string[] {
  return keys.filter((key) => !isSame(collection, key, one[key], other[key]))
}

/**
 * What somebody else changed between the record as it was loaded (`base`) and as it stands now (`fresh`).
 * `touched` ones were changed here as well, to something else, and need a decision.
 */
export function conflictingChanges(
  collection: Pick<Collection, 'fields'>,
  keys: readonly string[],
  base: Values,
  fresh: Values,
  values: Values,
): FieldConflict[] {
  const mine = new Set(differences(collection, keys, base, values))
  return differences(collection, keys, base, fresh)
    .filter((key) => !isSame(collection, key, fresh[key], values[key]))
    .map((key) => ({ key, mine: values[key], theirs: fresh[key], touched: mine.has(key) }))
}

/**
 * What is sent: the record as the server has it now, with what was changed here laid over it.
 * Keys the form does not know survive the round trip.
 */
export function merged(
  collection: Pick<Collection, 'fields'>,
  keys: readonly string[],
  base: Row,
  fresh: Row,
  values: Values,
  keepTheirs: ReadonlySet<string>,
): Row {
  const body = { ...fresh }
  for (const key of differences(collection, keys, base, values))
    if (!keepTheirs.has(key)) body[key] = values[key] ?? null
  return body
}
