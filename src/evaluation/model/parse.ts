import { getLocalizedKey, inEachLanguage } from '#lib/languages.ts'
import type { Value, Words } from './chart.ts'

export type Fields = { [name: string]: unknown }

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of a list; empty for anything else. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A finite number, or a text that is one. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

export function isValue(value: unknown): value is Value {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}

/** A text of a record in each language. */
export function toTexts(fields: Fields, name: string): Words {
  return inEachLanguage((language) => toText(fields[getLocalizedKey(name, language)]))
}
