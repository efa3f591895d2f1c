export type FieldMessages = { fields: { path: string; message: string }[]; general: string[] }

const generalKeys = new Set(['non_field_errors', '__all__'])
const deepest = 12
const max = 200
const maxLength = 600

/**
 * Reads the body of a 400 in every shape Django REST framework uses: lists, strings, nested objects, lists of objects,
 * `non_field_errors`, `detail`, `error`, plain strings and HTML (D-33). Returns at least one message: `fallback` when
 * nothing is readable. HTML pages are never passed on.
 */
export function fieldErrors(body: unknown, fallback: string): FieldMessages {
  const found: FieldMessages = { fields: [], general: [] }
  collect(body, [], found)
  if (found.fields.length + found.general.length === 0) found.general.push(fallback)
  return found
}

/** The `detail` (or `error`, or the plain text) of an error response, if it is readable; otherwise ''. */
export function getDetail(body: unknown): string {
  if (typeof body === 'string') return readable(body)
  if (typeof body !== 'object' || body === null) return ''
  const given = Object.entries(body).find(([key]) => key === 'detail' || key === 'error')?.[1]
  const first: unknown = Array.isArray(given) ? given[0] : given
  return typeof first === 'string' ? readable(first) : ''
}

function collect(value: unknown, path: string[], found: FieldMessages): void {
  if (path.length > deepest || found.fields.length + found.general.length >= max) return
  if (Array.isArray(value)) return collectList(value, path, found)
  if (typeof value !== 'object' || value === null) return add(value, path, found)
  const isDetail = path.length === 0 && 'detail' in value
  for (const [key, inner] of Object.entries(value)) {
    // SimpleJWT and DRF send `code` next to `detail`: for programs, not for people.
    if (isDetail && (key === 'code' || key === 'messages')) continue
    const isGeneral = generalKeys.has(key) || (path.length === 0 && (key === 'detail' || key === 'error'))
    collect(inner, isGeneral ? path : [...path, key], found)
  }
}

function collectList(list: unknown[], path: string[], found: FieldMessages): void {
  const hasTexts = list.some((item) => typeof item !== 'object')
  for (const [index, item] of list.entries()) {
    // A list of objects belongs to a list of records, one object each; a list of texts to the field itself.
    const isRecord = typeof item === 'object' && !Array.isArray(item) && !hasTexts
    collect(item, isRecord ? [...path, String(index)] : path, found)
  }
}

function add(value: unknown, path: string[], found: FieldMessages): void {
  const message =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? readable(String(value)) : ''
  if (message === '') return
  if (path.length === 0) found.general.push(message)
  else found.fields.push({ path: path.join('.'), message })
}

function readable(text: string): string {
  const trimmed = text.trim()
  const isPage = /^<|<(?:!doctype|html|body|head|script)\b/i.test(trimmed)
  return isPage || trimmed.includes('[object Object]') ? '' : trimmed.slice(0, maxLength)
}
