import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import type { Field, FieldType } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { showMoment } from '#lib/dates.ts'
import { showNumber } from '#lib/numbers.ts'
import { asText } from '#lib/text.ts'
import type { Language } from '#lib/languages.ts'
import { valueAt } from '#lib/valueAt.ts'

/** What a value is called on screen, as plain text; '-' where there is nothing to show. */
export function formatValue(field: FieldType, name: string, value: unknown, labels: Labels): string {
  if (value === null || value === undefined || value === '') return '-'
  switch (field.kind) {
    case 'number':
      return field.plain ? asText(value) : showNumber(value)
    case 'day':
      return showMoment(value)
    case 'moment':
      return showMoment(value, true)
    case 'choice':
      return optionLabel(field.options, name, value, labels)
    case 'choices':
      return Array.isArray(value) && value.length > 0
        ? value.map((one) => optionLabel(field.options, name, one, labels)).join(', ')
        : '-'
    case 'relation':
      return named(value)
    case 'relations':
    case 'list':
      return Array.isArray(value) ? showNumber(value.length) : named(value)
    default:
      return asText(value)
  }
}

/** The text of a translated field in a language; German where that is missing, and whether it is. */
export function translation(
  row: Row,
  name: string,
  suffix: '' | '_de',
  language: Language,
): { text: string; isGerman: boolean } {
  const german = valueAt(row, `${name}${suffix}`)
  const own = language === 'de' ? german : valueAt(row, `${name}_${language}`)
  const text = asText(own) || asText(german)
  return { text: text || '-', isGerman: language === 'de' || !own }
}

/** What names a record: its title as the collection makes it, the first title field with text, else its number. */
export function titleOf(collection: Collection, row: Row, language: Language): string {
  if (typeof collection.title === 'function') return collection.title(row) || `#${row.id}`
  const names = [collection.title].flat()
  for (const name of names) {
    const field: Field | undefined = collection.fields[name]
    const text =
      field?.kind === 'translated' ? translation(row, name, field.suffix, language).text : asText(valueAt(row, name))
    if (text && text !== '-') return text
  }
  return `#${row.id}`
}

function optionLabel(
  options: readonly (readonly [number | string, string])[],
  name: string,
  value: unknown,
  labels: Labels,
): string {
  const option = options.find(([key]) => String(key) === asText(value))
  return option ? labels.option(name, option[1]) : asText(value)
}

const nameKeys = ['name', 'fullname', 'title', 'email', 'user_email', 'model']

function named(value: unknown): string {
  if (typeof value !== 'object' || value === null) return asText(value)
  const name = nameKeys.map((key) => valueAt(value, key)).find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : `#${asText(valueAt(value, 'id'))}`
}
