import { addHours, formatISO, isValid, lightFormat, parse, parseISO, subHours } from 'date-fns'
import { cleanLine } from '#lib/text/cleanText.ts'
import { parseDay, firstYear, zurich } from './dates.ts'

/** The accepted forms of a day (D-91). */
const dayPatterns = ['d.M.yyyy', 'yyyy-MM-dd']
/** A day, and perhaps a time after a T, a blank, a comma or a dash, and an offset. */
const written =
  /^(\d{1,2}\.\d{1,2}\.\d{1,6}|\d{1,6}-\d{1,2}-\d{1,2})(?:(?:T|, ?| (?:- )?)(\d\d:\d\d)(:\d\d)?(?:\.\d{1,9})? ?(Z|[+-]\d\d:?\d\d)?)?$/
const withSlashes = /^\d{1,4}\/\d{1,2}\/\d{1,4}(?: |$)/

/**
 * Why a text is not a day: it has another form, it may mean two days (`01/02/2026`), its year is too short, or the
 * calendar does not have it.
 */
export type WrongDay = 'format' | 'ambiguous' | 'year' | 'calendar'
/** Further errors of a moment: an invalid time, or one skipped in Zurich on that day. */
export type WrongMoment = WrongDay | 'time' | 'hour'

/**
 * Parses 1.9.2027, 01.09.2027 or 2027-09-01 as `yyyy-MM-dd`; of a moment it is the day in Zurich. Anything ambiguous or
 * impossible is rejected, with the reason.
 */
export function readDay(text: string): { day: string } | { wrong: WrongDay } {
  const parts = getParts(text)
  if ('wrong' in parts) return parts
  if (!parts.offset) return toDay(parts.date)
  const moment = readMoment(text)
  if ('iso' in moment) return { day: parseDay(moment.iso) ?? '' }
  return { wrong: moment.wrong === 'time' || moment.wrong === 'hour' ? 'format' : moment.wrong }
}

/**
 * Parses a moment: a day with HH:mm or with seconds, in Zurich time unless it has an offset, or a day alone, which
 * starts at midnight. 'hour' is an hour that does not exist on that day.
 */
export function readMoment(text: string): Instant | { wrong: WrongMoment } {
  const parts = getParts(text)
  if ('wrong' in parts) return parts
  const { date, time, seconds, offset } = parts
  const read = toDay(date)
  if ('wrong' in read) return read
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time + seconds)) return { wrong: 'time' }
  if (!offset) return toInstant(read.day, time + seconds) ?? { wrong: 'hour' }
  const instant = parseISO(`${read.day}T${time}${seconds}${offset}`, { in: zurich })
  return isValid(instant) ? { iso: formatISO(instant), isTwice: false } : { wrong: 'time' }
}

type Parts = { date: string; time: string; seconds: string; offset: string }

function getParts(text: string): Parts | { wrong: 'format' | 'ambiguous' } {
  const line = cleanLine(text)
  const [, date = '', time = '00:00', seconds = ':00', offset = ''] = written.exec(line) ?? []
  if (date === '') return { wrong: withSlashes.test(line) ? 'ambiguous' : 'format' }
  return { date, time, seconds, offset }
}

function toDay(date: string): { day: string } | { wrong: WrongDay } {
  const year = date.includes('.') ? date.slice(date.lastIndexOf('.') + 1) : date.slice(0, date.indexOf('-'))
  if (year.length !== 4 || Number(year) < firstYear) return { wrong: 'year' }
  const found = dayPatterns.map((pattern) => parse(date, pattern, new Date(0))).find(isValid)
  return found ? { day: lightFormat(found, 'yyyy-MM-dd') } : { wrong: 'calendar' }
}

/**
 * An instant as ISO text with the offset of Zurich; `isTwice` marks the first of an hour that occurs twice in autumn.
 */
export type Instant = { iso: string; isTwice: boolean }

/**
 * The instant at which clocks in Zurich show a day (`yyyy-MM-dd`) and a time (`HH:mm:ss`); undefined for an hour that
 * is skipped in spring.
 */
export function toInstant(day: string, time: string): Instant | undefined {
  const wall = `${day}T${time}`
  const shows = (date: Date) => isValid(date) && lightFormat(date, "yyyy-MM-dd'T'HH:mm:ss") === wall
  const instant = parseISO(wall, { in: zurich })
  if (!shows(instant)) return undefined
  // Of an hour that exists twice, a time zone library picks one depending on the zone of the device.
  const [earlier, later] = [subHours(instant, 1), addHours(instant, 1)]
  return { iso: formatISO(shows(earlier) ? earlier : instant), isTwice: shows(earlier) || shows(later) }
}
