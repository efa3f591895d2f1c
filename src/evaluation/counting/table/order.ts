import { getCalendarPlaces } from './calendarOrder.ts'
import { getCollator } from '#lib/text/collator.ts'
import type { Language } from '#lib/languages.ts'
import type { Value } from '#evaluation/model/chart.ts'

/**
 * Sorts without duplicates: by number if all are numbers, by the calendar if all are its names, else by the rules of the
 * language in Switzerland.
 */
export function sortedValues(values: readonly Value[], language: Language): Value[] {
  const different = [...new Map(values.map((value) => [String(value), value])).values()]
  if (different.every((value) => typeof value === 'number')) return different.toSorted((one, other) => one - other)
  const places = getCalendarPlaces(different.map(String))
  if (places) return sortBy(different, places)
  const { compare } = getCollator(language)
  return different.toSorted((one, other) => compare(String(one), String(other)))
}

function sortBy(values: readonly Value[], places: readonly number[]): Value[] {
  return values
    .map((value, at) => ({ value, place: places[at] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
