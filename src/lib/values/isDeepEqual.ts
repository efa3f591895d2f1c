/**
 * Whether two values are equal, with lists in the same order: for JSON that somebody wrote. All empty values are equal.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return one === other || ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  return value === undefined || value === '' ? 'null' : JSON.stringify(value, sortedKeys)
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
