/** A yes or no of the server: a boolean, 1 or 0, or one of these as a text; null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).toLowerCase() : ''
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : null
}
