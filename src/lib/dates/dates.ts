import { TZDateMini } from '@date-fns/tz'
import {
  addDays,
  endOfDay as endOf,
  formatISO,
  getYear,
  isValid,
  lightFormat,
  parseISO,
  startOfDay as startOf,
} from 'date-fns'
import { toText } from '#lib/text/text.ts'

/** Instants are parsed and shown in Zurich time, whatever the zone of the device. */
export const zurich = (value: Date | number | string) => TZDateMini.tz('Europe/Zurich', Number(new Date(value)))
const isoDay = /^\d{4}-\d\d-\d\d$/
const isoInstant = /^\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?$/
/** The earliest number that is parsed as a year. */
export const firstYear = 1000

/** Whether a text is a day that exists, as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return isoDay.test(text) && Number(text.slice(0, 4)) >= firstYear && isValid(parseISO(text))
}

/** A date-only value (`yyyy-MM-dd`) as `dd.MM.yyyy`; '-' for anything else. */
export function showDay(value: unknown): string {
  const text = toText(value)
  return isDay(text) ? lightFormat(parseISO(text), 'dd.MM.yyyy') : '-'
}

/** Two days (`yyyy-MM-dd`) as '01.12. – 20.12.2026': the year of both once, and one day where they are equal or one is missing. */
export function showDays(from: unknown, until: unknown): string {
  const [first, last] = [showDay(from), showDay(until)]
  if (first === last || last === '-') return first
  if (first === '-') return last
  return `${first.slice(-4) === last.slice(-4) ? first.slice(0, -4) : first} – ${last}`
}

/**
 * An instant (a date, or ISO 8601; without an offset it is a time of Zurich) as `dd.MM.yyyy` in Zurich, with the time of day where wanted; '-' for
 * anything else.
 */
export function showMoment(value: unknown, withTime = false): string {
  const date = parseInstant(value)
  return date ? lightFormat(date, withTime ? 'dd.MM.yyyy HH:mm' : 'dd.MM.yyyy') : showDay(value)
}

/** An instant (a date, or ISO 8601; without an offset it is a time of Zurich) in milliseconds since 1970; null for anything else. */
export function parseTime(value: unknown): number | null {
  return parseInstant(value)?.getTime() ?? null
}

/** The day (`yyyy-MM-dd`) of an instant in Zurich; null for anything else. */
export function parseDay(value: unknown): string | null {
  const date = parseInstant(value)
  return date ? lightFormat(date, 'yyyy-MM-dd') : null
}

/** The day (`yyyy-MM-dd`) in Zurich so many days after an instant. */
export function dayAfter(instant: Date, days: number): string {
  return lightFormat(addDays(zurich(instant), days), 'yyyy-MM-dd')
}

/** Makes the browser load the time zone, which takes 15 ms and more once, before the first instant is shown. */
export function loadTimeZone(): void {
  zurich(0)
}

/** The current year in Zurich. */
export function currentYear(): number {
  return getYear(zurich(new Date()))
}

/**
 * The first instant of a day (`yyyy-MM-dd`) in Zurich, as ISO text with its offset; the text itself if it is no day.
 */
export function startOfDay(day: string): string {
  return isDay(day) ? formatISO(startOf(parseISO(day, { in: zurich }))) : day
}

/** The last second of a day (`yyyy-MM-dd`) in Zurich, as ISO text with its offset; the text itself if it is no day. */
export function endOfDay(day: string): string {
  return isDay(day) ? formatISO(endOf(parseISO(day, { in: zurich }))) : day
}

function parseInstant(value: unknown): Date | undefined {
  const text = toText(value)
  const date = value instanceof Date ? value : isoInstant.test(text) && parseISO(text, { in: zurich })
  return date && isValid(date) ? zurich(date) : undefined
}
