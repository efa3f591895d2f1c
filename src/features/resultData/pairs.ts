import { asText } from '#lib/text.ts'

/** The answers of a result row as key and text. */
export function pairs(value: unknown): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).map(([key, one]: [string, unknown]) => [key, Array.isArray(one) ? one.map(asText).join(', ') : asText(one)])
}
