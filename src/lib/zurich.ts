import { lazily } from './lazily.ts'

export type Moment = { year: number; month: number; day: number; hour: number; minute: number }

const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Zurich',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)
const dayInMs = 86_400_000
const minuteInMs = 60_000

/**
 * The instant at which clocks in Zurich show a moment, as ISO text with its offset, whatever zone the device is in.
 * Undefined for an hour that is skipped in spring; of an hour that comes twice in autumn the first one, marked `isTwice`.
 */
export function zurichIso(moment: Moment): { iso: string; isTwice: boolean } | undefined {
  const asUtc = Date.UTC(moment.year, moment.month - 1, moment.day, moment.hour, moment.minute)
  const offsets = new Set([offsetAt(asUtc - dayInMs), offsetAt(asUtc + dayInMs)])
  const fitting = [...offsets].filter((offset) => offsetAt(asUtc - offset * minuteInMs) === offset).toSorted((one, other) => other - one)
  const [offset] = fitting
  if (offset === undefined) return undefined
  return { iso: new Date(asUtc).toISOString().slice(0, 19) + offsetText(offset), isTwice: fitting.length > 1 }
}

/** What clocks in Zurich show at an instant (ISO text with an offset or Z); undefined for anything that is none. */
export function zurichMoment(iso: string): Moment | undefined {
  const instant = Date.parse(iso)
  if (!/T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso) || Number.isNaN(instant)) return undefined
  const { year, month, day, hour, minute } = wallOf(instant)
  return { year, month, day, hour, minute }
}

/** Minutes that Zurich is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const { year, month, day, hour, minute, second } = wallOf(instant)
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / minuteInMs)
}

function wallOf(instant: number): Moment & { second: number } {
  const parts = new Map(clock().formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute'), second: part('second') }
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}

/** The first instant of a day (`yyyy-MM-dd`) in Zurich, as ISO text with its offset; the text itself if it is no day. */
export function startOfDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return zurichIso({ year: year ?? 0, month: month ?? 0, day: date ?? 0, hour: 0, minute: 0 })?.iso ?? day
}

/** The last second of a day (`yyyy-MM-dd`) in Zurich, as ISO text with its offset; the text itself if it is no day. */
export function endOfDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const last = zurichIso({ year: year ?? 0, month: month ?? 0, day: date ?? 0, hour: 23, minute: 59 })?.iso
  return last ? last.replace(':00+', ':59+') : day
}

/** The time in Zurich as `yyyyMMddHHmmss`, for names of files. */
export function zurichStamp(date: Date): string {
  const parts = Object.fromEntries(clock().formatToParts(date).map(({ type, value }) => [type, value]))
  return ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) => parts[type] ?? '').join('')
}
