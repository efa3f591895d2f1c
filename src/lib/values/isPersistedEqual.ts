import { cleanText } from '#lib/text/cleanText.ts'
import { parseTime } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'

/**
 * Whether a stored value matches the sent one: texts clean (D-94), moments in another zone, numbers as texts, yes and
 * no as 1 and 0, relations by their ids, lists in any order; null, undefined and '' are all empty.
 */
export function isPersistedEqual(sent: unknown, stored: unknown): boolean {
  return sent === stored || canonical(sent) === canonical(stored)
}

/**
 * Whether a stored row is the one that was sent, by the keys that the server returns; at least one of them must have a
 * value.
 */
export function isRowSent(sent: object, row: object): boolean {
  const known = Object.entries(sent).filter(([key, value]) => key in row && canonical(value) !== '')
  const all = Object.entries(sent).filter(([key]) => key in row)
  return known.length > 0 && all.every(([key, value]) => isPersistedEqual(value, (row as Record<string, unknown>)[key]))
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function canonical(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join(',')}]`
  if (typeof value === 'object') {
    if ('id' in value && (typeof value.id === 'number' || typeof value.id === 'string')) return canonical(value.id)
    const pairs = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    return `{${pairs.toSorted().join(',')}}`
  }
  const text = cleanText(toText(typeof value === 'boolean' ? Number(value) : value))
  if (text === '') return ''
  if (moment.test(text)) return String(parseTime(text) ?? text)
  return JSON.stringify(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && text.length < 16 ? String(Number(text)) : text)
}
