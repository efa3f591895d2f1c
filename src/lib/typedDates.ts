import { addHours, formatISO, isValid, lightFormat, parse, parseISO, subHours } from 'date-fns'
import { firstYear, zurich } from './dates.ts'

/** How a person may write a day (D-91). */
const dayPatterns = ['d.M.yyyy', 'yyyy-MM-dd']

/** Why a text is not a day: it has another form, its year is too short, or the calendar does not have it. */
export type WrongDay = 'format' | 'year' | 'calendar'
/**
 * Reads 1.9.2027, 01.09.2027 or 2027-09-01 as `yyyy-MM-dd`; anything ambiguous or impossible is refused, with the
 * reason.
 */
export function readDay(text: string): { day: string } | { wrong: WrongDay } {
  const [, year = ''] =
    /^\d{1,2}\.\d{1,2}\.(\d+)$/.exec(text.trim()) ?? /^(\d+)-\d{1,2}-\d{1,2}$/.exec(text.trim()) ?? []
  if (year === '') return { wrong: 'format' }
  if (year.length !== 4 || Number(year) < firstYear) return { wrong: 'year' }
  const date = dayPatterns.map((pattern) => parse(text.trim(), pattern, new Date(0))).find(isValid)
  return date ? { day: lightFormat(date, 'yyyy-MM-dd') } : { wrong: 'calendar' }
}

/**
 * Reads a moment in Zurich time: a day with HH:mm, with seconds or with a dash in between, or a day alone, which starts
 * at midnight. Returns 'hour' for an hour that does not exist on that day.
 */
export function readMoment(text: string): Instant | { wrong: WrongDay | 'hour' } {
  const [, date = '', time = '00:00', seconds = ':00'] =
    /^(\S+)(?:\s+(?:-\s+)?((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/.exec(text.trim()) ?? []
  const read = readDay(date)
  return 'wrong' in read ? read : (instantOf(read.day, time + seconds) ?? { wrong: 'hour' })
}

/**
 * An instant as ISO text with the offset of Zurich; `isTwice` marks the first of an hour that comes twice in autumn.
 */
export type Instant = { iso: string; isTwice: boolean }

/**
 * The instant at which clocks in Zurich show a day (`yyyy-MM-dd`) and a time (`HH:mm:ss`); undefined for an hour that
 * is skipped in spring.
 */
export function instantOf(day: string, time: string): Instant | undefined {
  const wall = `${day}T${time}`
  const shows = (date: Date) => isValid(date) && lightFormat(date, "yyyy-MM-dd'T'HH:mm:ss") === wall
  const instant = parseISO(wall, { in: zurich })
  if (!shows(instant)) return undefined
  // Of an hour that exists twice, a time zone library picks one depending on the zone of the device.
  const [earlier, later] = [subHours(instant, 1), addHours(instant, 1)]
  return { iso: formatISO(shows(earlier) ? earlier : instant), isTwice: shows(earlier) || shows(later) }
}
