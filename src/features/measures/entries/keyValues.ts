import { isFields } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'

/** A row of keys and values as in its fields; `stored` is the original, kept where the row is unchanged. */
export type Line = {
  key: string
  value: string
  stored?: { key: string; value: unknown; rest: Record<string, unknown> }
}
export type Lines = { lines: Line[]; /** Entries of another schema, which are kept. */ kept: unknown[] }

/** Reads a list of `{key, value}` or an object; values that are no plain text are shown as JSON. */
export function readKeyValues(value: unknown): Lines {
  if (isFields(value)) return { lines: Object.entries(value).map(([key, one]) => getLine(key, one, {})), kept: [] }
  const list: unknown[] = Array.isArray(value) ? value : []
  const lines: Line[] = []
  const kept: unknown[] = []
  for (const one of list) {
    if (isFields(one) && ('key' in one || 'value' in one)) {
      const { key, value: own, ...rest } = one
      lines.push(getLine(toText(key), own, rest))
    } else kept.push(one)
  }
  return { lines, kept }
}

/** Converts rows back to a list or an object; rows without key and value are omitted (RES-08), kept entries stay. */
export function writeKeyValues({ lines, kept }: Lines, isObject: boolean): unknown {
  const filled = lines.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '')
  if (isObject) return Object.fromEntries(filled.map((line) => [line.key.trim(), getValue(line)]))
  return [...filled.map((line) => ({ ...line.stored?.rest, key: line.key.trim(), value: getValue(line) })), ...kept]
}

/** The error of the rows: a row without a key, a duplicate key where each has one value, or a forbidden name. */
export function problemOfLines(lines: readonly Line[], isObject: boolean): 'no-key' | 'twice' | 'bad-key' | undefined {
  const filled = lines.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '')
  const keys = filled.map(({ key }) => key.trim())
  if (keys.includes('')) return 'no-key'
  if (keys.includes('__proto__')) return 'bad-key'
  return isObject && new Set(keys).size < keys.length ? 'twice' : undefined
}

function getLine(key: string, value: unknown, rest: Record<string, unknown>): Line {
  return { key, value: toText(value), stored: { key, value, rest } }
}

/**
 * The original where its text is unchanged; else a number stays a number, and the text of a list or an object is parsed
 * as one.
 */
function getValue({ value, stored }: Line): unknown {
  if (!stored) return value.trim()
  if (toText(stored.value) === value) return stored.value
  if (typeof stored.value === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim())) return Number(value)
  if (typeof stored.value === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return typeof stored.value === 'object' && stored.value !== null ? (parsed(value) ?? value.trim()) : value.trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
