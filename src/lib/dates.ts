import { lazily } from './lazily.ts'
import { asText } from './text.ts'

const zurich = lazily(
  () =>
    new Intl.DateTimeFormat('de-CH', {
      timeZone: 'Europe/Zurich',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A date-only value (`yyyy-MM-dd`) as `dd.MM.yyyy`; '-' for anything else. */
export function showDay(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(asText(value)) ?? []
  return year && isDay(Number(year), Number(month), Number(day)) ? `${day}.${month}.${year}` : '-'
}

/** An instant (ISO 8601 with offset) as `dd.MM.yyyy` in Swiss time, with the time of day where wanted; '-' for anything else. */
export function showMoment(value: unknown, withTime = false): string {
  const text = asText(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return showDay(text)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text)) return '-'
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return '-'
  const part = Object.fromEntries(zurich().formatToParts(instant).map(({ type, value }) => [type, value]))
  const date = `${part.day}.${part.month}.${part.year}`
  return withTime ? `${date} ${part.hour}:${part.minute}` : date
}

/** Whether a day exists in the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
}
