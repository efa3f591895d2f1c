/** A value as text: numbers and flags as words, '' for an empty one; an object by its JSON, never `[object Object]`. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value) ?? ''
}

/** A value as text; several, as some servers send them, one after the other. */
export function joined(value: unknown): string {
  return Array.isArray(value) ? value.map(joined).filter(Boolean).join(', ') : toText(value)
}

/** The number of characters as people count them: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  return Array.from(text).length
}

const leftwards =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\u2068\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Whether a text holds characters that run from right to left (Hebrew, Arabic …) or that change the direction. */
export function isRightToLeft(text: string): boolean {
  return leftwards.test(text)
}
