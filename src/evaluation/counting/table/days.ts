import { tzOffset } from '@date-fns/tz'

const dayInMs = 86_400_000
// Rows come by the million: days are integers and the time zone is two instants a year, because a date object for each
// would take minutes.
/** Days are counted from 0000-01-01: from any later one, some day would be -1, which means 'not applicable'. */
const yearZero = Date.parse('0000-01-01') / dayInMs
const dayText = /^(\d{4})-(\d\d)-(\d\d)$/
const momentText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** The number of a calendar day; undefined if it does not exist. */
export function dayNumber(year: number, month: number, day: number): number | undefined {
  const time = Date.UTC(year, month - 1, day)
  const date = new Date(time)
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return time / dayInMs - yearZero
}

/**
 * The day of a value: `yyyy-MM-dd` itself, or for an instant (ISO 8601 with offset) the day in Zurich. Undefined for
 * anything else.
 */
export function toDay(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const [, year, month, day] = dayText.exec(value) ?? []
  if (year !== undefined) return dayNumber(Number(year), Number(month), Number(day))
  const instant = momentText.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN
  return Number.isNaN(instant) ? undefined : zurichDay(instant)
}

/** The number of the day in Zurich at an instant (milliseconds since 1970). */
export function zurichDay(instant: number): number {
  const [spring, autumn] = getSummer(new Date(instant).getUTCFullYear())
  // Outside of the years with a simple rule, the calendar itself is used.
  if (Number.isNaN(spring)) return Math.floor((instant + offsetAt(instant)) / dayInMs) - yearZero
  return Math.floor((instant + (instant >= spring && instant < autumn ? 2 : 1) * 3_600_000) / dayInMs) - yearZero
}

/** A day number as `yyyy-MM-dd`. */
export function dayIso(day: number): string {
  return new Date((day + yearZero) * dayInMs).toISOString().slice(0, 10)
}

const summers = new Map<number, [number, number]>()

/**
 * The start and end of summer time in a year, by the last Sundays of March and October, checked against the calendar;
 * NaN if it differs.
 */
function getSummer(year: number): [number, number] {
  const known = summers.get(year)
  if (known) return known
  const [spring, autumn] = [lastSunday(year, 2), lastSunday(year, 9)]
  const winter = 3_600_000
  const isRule = [
    [spring - 1, winter],
    [spring, 2 * winter],
    [autumn - 1, 2 * winter],
    [autumn, winter],
    [Date.UTC(year, 0, 1), winter],
    [Date.UTC(year, 11, 31, 23), winter],
  ].every(([instant = 0, offset]) => offsetAt(instant) === offset)
  const summer: [number, number] = isRule ? [spring, autumn] : [Number.NaN, Number.NaN]
  summers.set(year, summer)
  return summer
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * dayInMs
}

function offsetAt(instant: number): number {
  return Math.round(tzOffset('Europe/Zurich', new Date(instant)) * 60) * 1000
}
