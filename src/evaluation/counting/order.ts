import { getCollator } from '#lib/text/collator.ts'
import type { Language } from '#lib/languages.ts'
import type { Value } from '#evaluation/model/chart.ts'

/** Sorts without duplicates; by number if all are numbers, else by the rules of the language in Switzerland. */
export function sortedValues(values: readonly Value[], language: Language): Value[] {
  const different = [...new Map(values.map((value) => [String(value), value])).values()]
  if (different.every((value) => typeof value === 'number')) return different.toSorted((one, other) => one - other)
  const { compare } = getCollator(language)
  return different.toSorted((one, other) => compare(String(one), String(other)))
}
