import { showNumber } from '#lib/numbers.ts'
import { asText } from '#lib/text.ts'
import { valueAt } from '#lib/valueAt.ts'

const nameKeys = ['name', 'fullname', 'title', 'email', 'user_email', 'model']

/** What a value that refers to a record is called: the name that stands in it, else its number. */
export function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return asText(value)
  const name = nameKeys.map((key) => valueAt(value, key)).find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : `#${asText(valueAt(value, 'id'))}`
}

/** How many there are in a list; what is no list is named. */
export function countOf(value: unknown): string {
  return Array.isArray(value) ? showNumber(value.length) : nameIn(value)
}
