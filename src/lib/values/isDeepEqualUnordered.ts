/**
 * Whether two values are equal. Lists are compared without their order (the backend returns them in any), and null,
 * undefined and '' are all empty.
 */
export function isDeepEqualUnordered(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join(',')}]`
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
  return `{${pairs.toSorted().join(',')}}`
}
