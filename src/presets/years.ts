import { getYear } from 'date-fns'
import type { Filter } from '#engine/collection.ts'
import { choice, type Field } from '#engine/fieldTypes.ts'

const firstSurveyYear = 2019
/** By the device's clock: computing the one in Zurich is slow, and every page would wait for it. */
export const thisYear = getYear(new Date())

/** The years from one to the other, both included, in either direction; a year is its own label. */
export function years(first: number, last: number): (readonly [year: number, word: string])[] {
  const step = first <= last ? 1 : -1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step).map(
    (year) => [year, String(year)] as const,
  )
}

/** Filters a list by one year, the latest first. */
export function yearFilter<Name extends string>(
  field: Name,
  options: readonly (readonly [number, string])[],
): Filter & { field: Name; as: Field } {
  return {
    field,
    as: choice([]),
    optionsFor: () => options.map(([year, word]) => ({ value: String(year), label: word })),
  }
}

/** The years of surveys: from the first one to the next year, the latest first. */
export const surveyYears = years(thisYear + 1, firstSurveyYear)
