import { differenceInCalendarDays, parseISO } from 'date-fns'

/** How many days a day (`yyyy-MM-dd`) is after another one; negative where it is before it. */
export function daysBetween(from: string, until: string): number {
  return differenceInCalendarDays(parseISO(until), parseISO(from))
}
