/** Whether two lists hold the same names, in any order; an empty one is like no other. */
export function areSameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.length === other.length && one.every((key) => other.includes(key))
}
