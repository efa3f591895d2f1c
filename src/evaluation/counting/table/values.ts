import type { Attribute, Value } from '#evaluation/model/chart.ts'
import type { Entry } from './columns.ts'
import { toDay } from './days.ts'

export type ColumnType = Attribute['type']

const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A number, or a text that is one; null for anything else, including infinite ones. */
export function getNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  const number = numeric.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number + 0 : null
}

/** Whether answers are numbers with a meaningful mean. */
export function isNumeric({ type, options }: Pick<Attribute, 'type' | 'options'>): boolean {
  return (type === 'likert' || type === 'number') && options.every(({ value }) => getNumber(value) !== null)
}

/** The entry of a JSON value in a column of a type. Dropped values (missing, null, '', 'NA') are null; -1 stays until it is counted. */
export function getEntry(value: unknown, type: ColumnType): Entry {
  if (type === 'multi') return getChoices(value)
  if (value === null || value === undefined) return null
  if (typeof value === 'string' && ['', 'NA'].includes(value.trim())) return null
  if (type === 'date') return toDay(value) ?? noDay(value)
  return (type === 'number' || type === 'likert' ? getNumber(value) : null) ?? asValue(value)
}

/** An invalid day stays a text, or a number would become one; -1 is never a day. */
function noDay(value: unknown): Entry {
  return getNumber(value) === -1 ? null : String(asValue(value))
}

/** The same value in every notation: '3' and 3 are one category, '03' is another; -1 is -1 in every form. */
export function asValue(value: unknown): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).trim().normalize('NFC')
  const number = getNumber(text)
  return number !== null && (number === -1 || String(number) === text) ? number : text
}

/** Unifies the values of an attribute: '1.0' is the option 1, if there is one, and '01' the option '01'. */
export function getCanonical({
  type,
  options,
  scale,
}: Pick<Attribute, 'type' | 'options' | 'scale'>): (value: Value) => Value {
  if (isNumeric({ type, options })) return (value) => getNumber(value) ?? asValue(value)
  const listed = options.map(({ value }) => asValue(value))
  const exact = new Map(listed.map((value) => [String(value), value]))
  const byNumber = new Map<number, Value>()
  for (const value of [...listed.filter((one) => typeof one === 'number'), ...listed]) {
    const number = getNumber(value)
    if (number !== null && !byNumber.has(number)) byNumber.set(number, value)
  }
  return (given) => {
    const value = asValue(given)
    const number = getNumber(value)
    if (number === null || exact.has(String(value))) return value
    return byNumber.get(number) ?? (scale && number >= scale.min && number <= scale.max ? number : value)
  }
}

/** Converts an entry to the values of an attribute. */
export function canonical(entry: Entry, getValue: (value: Value) => Value): Entry {
  if (entry === null) return null
  return Array.isArray(entry) ? [...new Set(entry.map(getValue))] : getValue(entry)
}

function getChoices(value: unknown): Entry {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const present = list.flatMap((one) => getEntry(one, 'single') ?? []).filter((one) => !Array.isArray(one))
  // A list without any choice is an answer; a list of nothing but 'NA' is none.
  if (present.length === 0) return Array.isArray(value) && value.length === 0 ? [] : null
  return [...new Set(present)]
}

/** Whether -1 is a number like any other for an attribute: its scale or its options contain it. */
export function holdsMinusOne({ options, scale }: Pick<Attribute, 'options' | 'scale'>): boolean {
  if (scale) return scale.min <= -1 && scale.max >= -1
  return options.some(({ value }) => getNumber(value) === -1)
}

/**
 * The kind of an answer to the item: missing, a value, invalid, or a level of its own outside the scale that is in no
 * mean (-1 if it counts, a declared 'weiss nicht').
 */
export const state = { missing: 0, valid: 1, invalid: 2, beside: 3 } as const

/** The kind of a number in a question with a scale, or without one; `declared` are the numbers of its options. */
export function getState(
  number: number | null,
  scale: { min: number; max: number } | null,
  declared?: ReadonlySet<number>,
): number {
  if (number === null) return state.invalid
  if (!scale || (number >= scale.min && number <= scale.max)) return state.valid
  return number === -1 || declared?.has(number) ? state.beside : state.invalid
}
