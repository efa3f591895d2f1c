import type { Row } from '#api/rows/page.ts'
import type { Collection } from './collection.ts'
import { type Field, getType } from './fieldTypes.ts'
import type { Labels } from './labels.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** The text of a value on screen; '-' where it is empty. */
export function formatValue(field: Field, name: string, value: unknown, labels: Labels): string {
  if (value === null || value === undefined || value === '') return '-'
  return getType(field).format(value, field, (word) => labels.option(name, word)) || '-'
}

/** The title of a record: as the collection makes it, the first title field with text, otherwise its number. */
export function getTitle(collection: Collection, row: Row, language: Language): string {
  if (typeof collection.title === 'function') return collection.title(row) || `#${row.id}`
  for (const name of [collection.title].flat()) {
    const text = getText(collection, row, name, language)
    if (text && text !== '-') return text
  }
  return `#${row.id}`
}

function getText({ fields }: Collection, row: Row, name: string, language: Language): string {
  const field = fields[name]
  return (field && getType(field).getText?.(row, name, field, language)) ?? toText(getAtPath(row, name))
}
