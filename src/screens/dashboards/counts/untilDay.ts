import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { endOfDay, isDay, parseDay, showDay, startOfDay } from '#lib/dates/dates.ts'

/**
 * The day (`yyyy-MM-dd`) until which the answers of this year are known: that of the last import, or today where nothing
 * was imported this year.
 */
export function getKnownUntil(measure: RowAt<'results/measures'> | undefined, today: string): string {
  const imported = parseDay(measure?.last_import_at)
  return imported && imported < today && imported.slice(0, 4) === today.slice(0, 4) ? imported : today
}

/** The same day of another year; the last of February where it has one day less. */
export function inYear(day: string, year: number | string): string {
  const same = `${year}${day.slice(4)}`
  return isDay(same) ? same : `${year}-02-28`
}

/** The answers from the beginning of a year until the end of a day in it; a page of one, as only their number matters. */
export function answersUntilQuery(userId: number, filters: { measure: number; object_id?: number }, day: string) {
  return listQuery(userId, 'results/data', {
    ...filters,
    created__gte: startOfDay(`${day.slice(0, 4)}-01-01`),
    created__lte: endOfDay(day),
    page: 1,
    size: 1,
  })
}

/** Whether a page has only answers until that day: a server that ignores dates counts all. */
export function isUntil(rows: readonly RowAt<'results/data'>[], day: string): boolean {
  return rows.every(({ created }) => {
    const own = parseDay(created)
    return own === null || (own.slice(0, 4) === day.slice(0, 4) && own <= day)
  })
}

/** A day without its year, as in '30.11.'. */
export const showDayOfYear = (day: string) => showDay(day).slice(0, -4)
