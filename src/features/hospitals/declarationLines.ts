import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** A clinic's declarations as lines, the latest year first: '2025: Geriatrisch, Kardial'. */
export function declarationLines(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .map((one: unknown) => ({ year: Number(getAtPath(one, 'year')), text: toText(getAtPath(one, 'rehab_areas_text')) }))
    .toSorted((one, other) => other.year - one.year)
    .map(({ year, text }) => `${year}${labelSeparator()}${text || '-'}`)
}
