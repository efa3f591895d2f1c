/** A value as text: numbers and flags as they read, '' for nothing; an object by its JSON, never `[object Object]`. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value) ?? ''
}

/** How many signs a text has, as people count them: code points, not UTF-16 units. */
export function signs(text: string): number {
  return Array.from(text).length
}
