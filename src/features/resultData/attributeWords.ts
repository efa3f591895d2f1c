import type { Row } from '#api/page.ts'
import type { Language } from '#lib/languages.ts'
import { showMoment } from '#lib/dates.ts'
import { asText } from '#lib/text.ts'

type Fields = { [name: string]: unknown }
/** What a measure calls an attribute and its answers, as it is stored. */
export type AttributeWords = ReadonlyMap<string, { name: Fields; options: ReadonlyMap<string, Fields> }>
/** An answer of a row: its key, what the attribute is called, what was answered. */
export type Answer = { key: string; label: string; text: string }

/** The words of a measure's attributes by key; of one that inherits its rows, its parent's too. */
export function attributeWords(measure: Row): AttributeWords {
  const words = new Map<string, { name: Fields; options: ReadonlyMap<string, Fields> }>()
  for (const one of [...listIn(measure['default_attributes']), ...listIn(measure['parent_attributes'])]) {
    const key = asText(one['key'])
    if (key !== '' && !words.has(key))
      words.set(key, {
        name: one,
        options: new Map(listIn(one['options']).map((option) => [asText(option['value']), option])),
      })
  }
  return words
}

/** The answers of a result row in a language; what has no words there stands in German, else as it is stored. */
export function answersOf(attributes: unknown, words: AttributeWords | undefined, language: Language): Answer[] {
  if (!isFields(attributes)) return []
  return Object.entries(attributes).map(([key, value]) => {
    const known = words?.get(key)
    const isDay = known?.name['type'] === 'date'
    const plain = (one: unknown) => (isDay && showMoment(one) !== '-' ? showMoment(one) : asText(one))
    const said = (one: unknown) => inLanguage(known?.options.get(asText(one)), 'label', language) || plain(one)
    return {
      key,
      label: inLanguage(known?.name, 'name', language) || key,
      text: Array.isArray(value) ? value.map(said).join(', ') : said(value),
    }
  })
}

function inLanguage(fields: Fields | undefined, name: string, language: Language): string {
  if (!fields) return ''
  const german = asText(fields[name])
  return language === 'de' ? german : asText(fields[`${name}_${language}`]) || german
}

function listIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
