import type { RowAt } from '#api/rows/page.ts'
import { relativeDay } from '#lib/dates/relativeDay.ts'
import { countDaysLeft } from './requests.ts'

/** How far a review is: 'today', 'in 9 days'; null for a past one and one without a date. */
export function daysLeft(review: RowAt<'irp/reviews'>, language: string): string | null {
  const days = countDaysLeft(review)
  if (days === null || days < 0) return null
  return relativeDay(days, language)
}
