import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { isFields } from '#lib/measureAttributes.ts'

const lines = /^(?:name|label|group)(?:_fr|_it)?$/
const texts = /^question(?:_fr|_it)?$/

/**
 * Attributes with their texts and those of their options normalised as the portal stores texts (D-94); keys and values
 * stay, as data refers to them.
 */
export function cleanAttributes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanAttributes)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, typeof one === 'string' ? clean(key, one) : cleanAttributes(one)]),
  )
}

function clean(key: string, text: string): string {
  if (lines.test(key)) return cleanLine(text)
  return texts.test(key) ? cleanText(text) : text
}
