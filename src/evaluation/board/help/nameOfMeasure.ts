import type { Row } from '#api/page.ts'
import { asText } from '#lib/text.ts'

/** The full name of a measure, else its short one, else its number. */
export function nameOfMeasure(measure: Row | undefined, id = measure?.id): string {
  return asText(measure?.['fullname']) || asText(measure?.['name']) || `#${id}`
}
