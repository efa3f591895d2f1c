import { dayAfter, parseDay } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { relativeDay } from '#lib/dates/relativeDay.ts'

/** How many days ago data were imported ('31 days ago'); nothing without an import. */
export function importAge(value: unknown, language: string): string | undefined {
  const day = parseDay(value)
  if (day === null) return undefined
  return relativeDay(daysBetween(dayAfter(new Date(), 0), day), language)
}
