import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

const nameKeys = ['name', 'fullname', 'title', 'email', 'user_email', 'model']

/** The name of a value that refers to a record: the nested name, otherwise its number. */
export function getNameFrom(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toText(value)
  const name = nameKeys.map((key) => getAtPath(value, key)).find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : `#${toText(getAtPath(value, 'id'))}`
}

/** The count of a list; any other value is named. */
export function getCount(value: unknown): string {
  return Array.isArray(value) ? showNumber(value.length) : getNameFrom(value)
}
