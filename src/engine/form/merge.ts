import type { Row } from '#api/page.ts'
import type { Values } from '#engine/collection.ts'
import { sameIgnoringOrder } from '#lib/sameIgnoringOrder.ts'

export type FieldConflict = { key: string; mine: unknown; theirs: unknown; touched: boolean }

/** The keys whose values differ between two states of a record; lists are compared without their order. */
export function differences(keys: readonly string[], one: Values, other: Values): string[] {
  return keys.filter((key) => !sameIgnoringOrder(one[key], other[key]))
}

/**
 * What somebody else changed between the record as it was loaded (`base`) and as it stands now (`fresh`).
 * `touched` ones were changed here as well, to something else, and need a decision.
 */
export function conflictingChanges(
  keys: readonly string[],
  base: Values,
  fresh: Values,
  values: Values,
): FieldConflict[] {
  const mine = new Set(differences(keys, base, values))
  return differences(keys, base, fresh)
    .filter((key) => !sameIgnoringOrder(fresh[key], values[key]))
    .map((key) => ({ key, mine: values[key], theirs: fresh[key], touched: mine.has(key) }))
}

/**
 * What is sent: the record as the server has it now, with what was changed here laid over it.
 * Keys the form does not know survive the round trip.
 */
export function merged(
  keys: readonly string[],
  base: Row,
  fresh: Row,
  values: Values,
  keepTheirs: ReadonlySet<string>,
): Row {
  const body = { ...fresh }
  for (const key of differences(keys, base, values)) if (!keepTheirs.has(key)) body[key] = values[key] ?? null
  return body
}
