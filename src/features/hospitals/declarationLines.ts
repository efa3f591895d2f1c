import { valueAt } from '#lib/valueAt.ts'
import { asText } from '#lib/text.ts'
import { colon } from '#ui/colon.ts'

/** A clinic's declarations as lines, the latest year first: '2025: Geriatrisch, Kardial'. */
export function declarationLines(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .map((one: unknown) => ({ year: Number(valueAt(one, 'year')), text: asText(valueAt(one, 'rehab_areas_text')) }))
    .toSorted((one, other) => other.year - one.year)
    .map(({ year, text }) => `${year}${colon()}${text || '-'}`)
}
