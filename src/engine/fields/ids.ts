import { getIds, toId } from '#lib/values/getIds.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'

/** The id of what a server gave whole where it takes an id, or the ids of a list; what has none stays. */
export function toIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toIds)
  const [id] = getIds(value)
  return id === undefined ? value : toId(String(id))
}

/** Whether two values refer to the same records, given whole or by their ids. */
export function sameIds(one: unknown, other: unknown): boolean {
  return isDeepEqualUnordered(toIds(one) ?? null, toIds(other) ?? null)
}
