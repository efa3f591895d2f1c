import type { Attribute, Value } from '#evaluation/model/chart.ts'
import type { Entry } from './columns.ts'
import { dayOf } from './days.ts'

export type ColumnType = Attribute['type']

const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A number, or a text that is one; null for anything else, infinite ones included. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  const number = numeric.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number + 0 : null
}

/** The entry of a JSON value in a column of a type. Dropped values (missing, null, '', 'NA') are null; -1 stays until it is counted. */
export function entryOf(value: unknown, type: ColumnType): Entry {
  if (type === 'multi') return choicesOf(value)
  if (value === null || value === undefined || value === 'NA') return null
  if (typeof value === 'string' && value.trim() === '') return null
  if (type === 'date') return dayOf(value) ?? noDay(value)
  return (type === 'number' || type === 'likert' ? numberOf(value) : null) ?? asValue(value)
}

/** What is no day stays a text, or a number would be taken for one; -1 is never a day. */
function noDay(value: unknown): Entry {
  return numberOf(value) === -1 ? null : String(asValue(value))
}

/** The same value, however it is written: '3' and 3 are one category, '03' is another. */
export function asValue(value: unknown): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const number = numberOf(text)
  return number !== null && String(number) === text ? number : text
}

function choicesOf(value: unknown): Entry {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const present = list.flatMap((one) => entryOf(one, 'single') ?? []).filter((one) => !Array.isArray(one))
  // A list nobody ticked anything in is an answer; a list of nothing but 'NA' is none.
  if (present.length === 0) return Array.isArray(value) && value.length === 0 ? [] : null
  return [...new Set(present)]
}

/** What is left of an entry where -1 means 'not applicable'. */
export function withoutMinusOne(entry: Entry): Entry {
  if (!Array.isArray(entry)) return entry === -1 ? null : entry
  const left = entry.filter((one) => one !== -1)
  return left.length === 0 && entry.length > 0 ? null : left
}

/** What an answer is to the item: missing, a value, invalid, or -1 as a level of its own that no mean knows. */
export const state = { missing: 0, valid: 1, invalid: 2, notApplicable: 3 } as const

/** What a number is in a question with a scale, or without one. */
export function stateOf(number: number | null, scale: { min: number; max: number } | null): number {
  if (number === null) return state.invalid
  if (scale && number === -1) return state.notApplicable
  return scale && (number < scale.min || number > scale.max) ? state.invalid : state.valid
}
