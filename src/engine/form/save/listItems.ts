import type { Values } from '#engine/collection.ts'
import type { Items } from '#engine/fields/list.ts'
import type { Field } from '#engine/fieldTypes.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { toText } from '#lib/text/text.ts'

/** How the list of a field is compared item by item; undefined where it is compared as a whole. */
export function getItems(field: Field | undefined): Items | undefined {
  return field?.kind === 'list' ? field.items : undefined
}

/** The items of a list by their keys, prefixed by the key of the field; a duplicate gets a number. */
export function itemsById({ by }: Items, key: string, list: unknown): Map<string, unknown> {
  const items = new Map<string, unknown>()
  for (const item of Array.isArray(list) ? (list as Values[]) : []) {
    const name = [key, ...by.map((part) => toText(item[part]))].join(' ')
    let id = name
    for (let copy = 2; items.has(id); copy += 1) id = `${name} ${copy}`
    items.set(id, item)
  }
  return items
}

/** Whether two items are equal; a missing one is empty. */
export function isSameItem({ says: states }: Items, one: unknown, other: unknown): boolean {
  if (!isItem(one) || !isItem(other)) return one === other
  return states.every((key) => isDeepEqualUnordered(one[key], other[key]))
}

/** Merges the compared values of an item into its current state on the server, keeping its id. */
export function mergeLists({ says: states }: Items, ours: unknown, current: unknown): unknown {
  if (!isItem(ours)) return ours
  return { ...ours, ...(isItem(current) ? current : {}), ...Object.fromEntries(states.map((key) => [key, ours[key]])) }
}

function isItem(item: unknown): item is Values {
  return typeof item === 'object' && item !== null
}
