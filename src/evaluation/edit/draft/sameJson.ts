/** Whether two values are equal as JSON: the order of lists matters, that of keys does not. */
export function sameJson(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [`${JSON.stringify(key)}:${canonical(inner)}`],
  )
  return `{${pairs.toSorted().join(',')}}`
}
