import { getIds, toId } from '#lib/values/getIds.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'

/** The id of a nested object where the API takes an id, or the ids of a list; a value without an id stays. */
export function toIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toIds)
  const [id] = getIds(value)
  return id === undefined ? value : toId(String(id))
}

/** Whether two values refer to the same records, given as objects or ids. */
export function sameIds(one: unknown, other: unknown): boolean {
  return isDeepEqualUnordered(toIds(one) ?? null, toIds(other) ?? null)
}
