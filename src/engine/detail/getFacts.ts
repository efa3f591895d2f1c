import type { TFunction } from 'i18next'
import type { Row } from '#api/rows/page.ts'
import { type Collection, getField } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** The kind of a record, and the fields that differentiate it or say how it stands. */
export function getFacts(collection: Collection, row: Row, labels: Labels, t: TFunction<'forms'>): string[] {
  const texts = (collection.facts ?? []).map((fact) => {
    const name = typeof fact === 'string' ? fact : fact.field
    const value = getAtPath(row, name) ?? ''
    if (value === '') return undefined
    const field = getField(collection, name)
    const text = formatValue(field, name, value, labels)
    // A day stays with its time, and a number with its unit.
    const whole = getType(field).holds === 'prose' ? text : text.replaceAll(' ', '\u00A0')
    if (typeof fact === 'string') return field.kind === 'choice' ? text : `${labels.field(name)} ${whole}`
    if (fact.word === undefined) return text
    const word = typeof fact.word === 'function' ? fact.word(row) : fact.word
    const count = getCount(value)
    return word && count !== 0 ? t(word, { value: whole, count: count ?? 1 }) : undefined
  })
  return [labels.one, ...texts.filter((text) => text !== undefined)]
}

/** A number, or how many a value holds. */
function getCount(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined
}
