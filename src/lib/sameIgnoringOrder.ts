/**
 * Whether two values mean the same. Lists are compared without their order (the backend returns them in any),
 * and null, undefined and '' all mean 'nothing'.
 */
export function sameIgnoringOrder(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join(',')}]`
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
  return `{${pairs.toSorted().join(',')}}`
}

/**
 * Whether two values say the same, lists in the same order: for JSON that somebody wrote. Every way of writing
 * 'nothing' is equal.
 */
export function sameInOrder(one: unknown, other: unknown): boolean {
  return one === other || ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  return value === undefined || value === '' ? 'null' : JSON.stringify(value, sortedKeys)
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
