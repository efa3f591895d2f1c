import type { Row } from '#api/rows/page.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { isSameItem, itemsById, getItems, mergeLists } from './listItems.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'

type WithFields = Pick<Collection, 'fields'>

/**
 * A value that somebody else changed while a record was being edited, or an item of a list that is compared item by
 * item; `isChangedHere` if the edit changed it too. The `id` is its key, for an item with the item's own key.
 */
export type FieldConflict = { id: string; key: string; ours: unknown; theirs: unknown; isChangedHere: boolean }

/** Whether two values under a key are equal by the type of its field. */
export function isSame({ fields }: WithFields, key: string, one: unknown, other: unknown): boolean {
  const field = fields[key]
  return ((field && getType(field).isSame) ?? isDeepEqualUnordered)(one, other)
}

/** The keys whose values differ between two states of a record. */
export function diffValues(collection: WithFields, keys: readonly string[], one: Values, other: Values): string[] {
  return keys.filter((key) => !isSame(collection, key, one[key], other[key]))
}

/**
 * The changes of somebody else between the record as it was loaded (`base`) and as it is on the server now (`current`).
 * Values that were changed here to something else need a decision.
 */
export function findConflicts(
  collection: WithFields,
  keys: readonly string[],
  base: Values,
  current: Values,
  values: Values,
): FieldConflict[] {
  return keys.flatMap((key) => {
    const { ids, parts, isSamePart } = compared(collection, key, [base, current, values])
    return ids.flatMap((id): FieldConflict[] => {
      const [was, theirs, ours] = parts.map((part) => part.get(id))
      if (isSamePart(was, theirs) || isSamePart(theirs, ours)) return []
      return [{ id, key, ours, theirs, isChangedHere: !isSamePart(was, ours) }]
    })
  })
}

/**
 * The current record of the server, overwritten with the changes made here, except for the conflicts in `keepTheirs`.
 * Keys that the form does not know survive the round trip.
 */
export function mergeThreeWay(
  collection: WithFields,
  keys: readonly string[],
  base: Row,
  current: Row,
  values: Values,
  keepTheirs: ReadonlySet<string>,
): Row {
  const record: Row & Values = { ...current }
  for (const key of keys) {
    const { ids, parts, isSamePart, items } = compared(collection, key, [base, current, values])
    const [before, now, own] = parts
    const changed = ids.filter((id) => !isSamePart(before?.get(id), own?.get(id)) && !keepTheirs.has(id))
    if (changed.length === 0) continue
    const kept = new Map(now)
    for (const id of changed) {
      const ours = own?.get(id)
      if (ours === undefined) kept.delete(id)
      else kept.set(id, items ? mergeLists(items, ours, now?.get(id)) : ours)
    }
    record[key] = items ? [...kept.values()] : (kept.get(key) ?? null)
  }
  return record
}

/**
 * The parts of a key in several states of a record: its value, or the items of a list that is compared item by item.
 */
function compared(collection: WithFields, key: string, states: Values[]) {
  const items = getItems(collection.fields[key])
  const parts = states.map((state) =>
    items ? itemsById(items, key, state[key]) : new Map<string, unknown>([[key, state[key]]]),
  )
  return {
    items,
    parts,
    ids: [...new Set(parts.flatMap((part) => [...part.keys()]))],
    isSamePart: (one: unknown, other: unknown) =>
      items ? isSameItem(items, one, other) : isSame(collection, key, one, other),
  }
}
