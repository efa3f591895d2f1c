import { getLocalizedKey, inEachLanguage, languages, type Language } from './languages.ts'
import { plainText } from '#lib/text/plainText.ts'
import { toText } from '#lib/text/text.ts'

export const attributeTypes = ['likert', 'number', 'single', 'multi', 'text', 'date'] as const
type Words = Record<Language, string>
export type MeasureAttribute = {
  key: string
  names: Words
  type: string
  options: { value: unknown; labels: Words }[]
  scale: { min: number; max: number; isReversed: boolean } | null
  question: string
  group: string
  /** The record as the server gave it. */
  stored: Fields
}
type Fields = Record<string, unknown>

/**
 * The attributes in a list of a measure or of a survey, wherever they are shown: in the measure, its rows, its charts.
 * Entries that are no objects, have no key or repeat one are left out. Texts are plain, because survey systems keep
 * HTML in them. A missing French or Italian text is ''.
 */
export function measureAttributes(list: unknown): MeasureAttribute[] {
  const read = new Map<string, MeasureAttribute>()
  for (const stored of Array.isArray(list) ? list : []) {
    if (!isFields(stored)) continue
    const key = toText(stored['key'])
    if (key !== '' && !read.has(key)) read.set(key, getAttribute(key, stored))
  }
  return [...read.values()]
}

/** A text in a language, with the fallbacks German, any language, and `otherwise`. */
export function wordsFor(words: Partial<Words>, language: Language, otherwise = ''): string {
  return (
    [words[language], words.de, ...languages.map((one) => words[one]), otherwise].find(
      (text) => text !== undefined && text !== '',
    ) ?? ''
  )
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys in a list of selected attributes, which may be keys or attributes. */
export function getKeys(selected: unknown): string[] {
  return Array.isArray(selected) ? [...new Set(selected.map(getKey).filter(Boolean))] : []
}

/** The key of a selected attribute. */
export function getKey(one: unknown): string {
  return toText(isFields(one) ? one['key'] : one)
}

function getAttribute(key: string, stored: Fields): MeasureAttribute {
  const options = Array.isArray(stored['options']) ? stored['options'].filter(isFields) : []
  return {
    key,
    names: toTexts(stored, 'name'),
    type: toText(stored['type']),
    options: options.map((option) => ({ value: option['value'], labels: toTexts(option, 'label') })),
    scale: getScale(stored['scale']),
    question: plainText(toText(stored['question'])),
    group: plainText(toText(stored['group'])),
    stored,
  }
}

function toTexts(fields: Fields, name: string): Words {
  const text = (language: Language) => {
    const stored = toText(fields[getLocalizedKey(name, language)])
    // A name made of nothing but tags is shown as it is rather than left empty.
    return plainText(stored) || stored.trim()
  }
  return inEachLanguage(text)
}

function getScale(stored: unknown): MeasureAttribute['scale'] {
  if (!isFields(stored)) return null
  const [min, max] = [finite(stored['min']), finite(stored['max'])]
  return min === null || max === null ? null : { min, max, isReversed: stored['reversed'] === true }
}

/** A number, or a text that contains one. */
function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
