import type { RowAt } from '#api/rows/page.ts'
import type { Language } from '#lib/languages.ts'
import { isFields, type MeasureAttribute, measureAttributes, wordsFor } from '#lib/measureAttributes.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'

/** The names of a measure's attributes and answers. */
export type AttributeWords = ReadonlyMap<string, MeasureAttribute>
/** An answer of a row: its key, the name of the attribute, and the answer. */
export type Answer = { key: string; label: string; text: string }

/** The names of a measure's attributes by key; of one that inherits its rows, its parent's too. */
export function attributeWords(measure: RowAt<'results/measures'>): AttributeWords {
  const lists = [measure.default_attributes, measure.parent_attributes]
  return new Map(
    measureAttributes(lists.flatMap((list) => (Array.isArray(list) ? list : []))).map((one) => [one.key, one]),
  )
}

/** The answers of a result row in a language; without a translation in German, else as stored. */
export function getAnswers(attributes: unknown, words: AttributeWords | undefined, language: Language): Answer[] {
  if (!isFields(attributes)) return []
  return Object.entries(attributes).map(([key, value]) => {
    const known = words?.get(key)
    const isDay = known?.type === 'date'
    const plain = (one: unknown) => (isDay && showMoment(one) !== '-' ? showMoment(one) : toText(one))
    const said = (one: unknown) => {
      const option = known?.options.find(({ value: own }) => toText(own) === toText(one))
      return wordsFor(option?.labels ?? {}, language) || plain(one)
    }
    return {
      key,
      label: wordsFor(known?.names ?? {}, language, key),
      text: Array.isArray(value) ? value.map(said).join(', ') : said(value),
    }
  })
}
