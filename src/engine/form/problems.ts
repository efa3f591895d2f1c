import type { Row } from '#api/page.ts'
import type { Viewer } from '#api/viewer.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'
import { type Collection, type Entry, fieldOf, long } from '#engine/collection.ts'
import { type Kind, keysOf } from '#engine/kinds.ts'
import { isDay } from '#lib/dates.ts'
import { isEmail } from '#lib/email.ts'
import type { PhraseValues } from '#lib/phrase.ts'
import { asText, signs } from '#lib/text.ts'
import type { Word } from '#ui/words.ts'

export type Problem = { word: Word; values?: PhraseValues }

/** What is wrong with the values of a form, by key; checked before anything is sent. */
export function problemsOf(collection: Collection, row: Row, viewer: Viewer, isNew: boolean): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  for (const entry of long<Entry>(collection.form)) {
    if (!isShown(collection, entry, row, viewer, isNew) || isReadOnly(collection, entry, row, viewer, isNew)) continue
    const field = fieldOf(collection, entry.field)
    keysOf(entry.field, field).forEach((key, index) => {
      const own = entry.check?.(row, viewer, key)
      const problem = problemOf(index === 0 ? field : { ...field, required: false }, row[key]) ?? (own ? { word: own } : undefined)
      if (problem) problems[key] = problem
    })
  }
  return problems
}

/** What is wrong with one value; undefined where nothing is. */
export function problemOf(field: Kind, value: unknown): Problem | undefined {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return field.required && field.kind !== 'flag' ? { word: 'form.required' } : undefined
  switch (field.kind) {
    case 'text':
      return tooLong(field.maxLength, value) ?? misshapen(field.format, asText(value))
    case 'translated':
      return tooLong(field.maxLength, value)
    case 'number':
      return wrongNumber(field, value)
    case 'day':
      return isDay(asText(value)) ? undefined : { word: 'form.day' }
    default:
      return undefined
  }
}

function tooLong(max: number | undefined, value: unknown): Problem | undefined {
  return max !== undefined && signs(asText(value)) > max ? { word: 'form.too-long', values: { max } } : undefined
}

function misshapen(format: 'email' | 'phone' | 'url' | undefined, text: string): Problem | undefined {
  if (format === 'email' && !isEmail(text.trim())) return { word: 'form.email' }
  if (format === 'phone' && !/^\+41\d{9}$/.test(text)) return { word: 'form.phone' }
  return format === 'url' && !/^https?:\/\/[^\s/]+/.test(text) ? { word: 'form.url' } : undefined
}

function wrongNumber(field: { integer?: boolean; min?: number }, value: unknown): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { word: 'form.number' }
  if (field.integer && !Number.isInteger(value)) return { word: 'form.integer' }
  return field.min !== undefined && value < field.min ? { word: 'form.min', values: { min: field.min } } : undefined
}
