import { zurichIso, zurichMoment } from '#lib/zurich.ts'
import { dayOf } from './dayText.ts'

/**
 * Reads a moment in Zurich time: dd.MM.yyyy HH:mm, with seconds or with a dash in between, or a day alone, which starts at
 * midnight. 'gap' for an hour that does not exist that day, 'format' for anything else.
 */
export function momentOf(text: string): { iso: string; isTwice: boolean } | 'gap' | 'format' {
  const [, date = '', hour = '0', minute = '0', second] = /^(\S+)(?:\s+(?:-\s+)?([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/.exec(text.trim()) ?? []
  const day = dayOf(date)
  if (day === undefined) return 'format'
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const moment = zurichIso({ year, month, day: dayOfMonth, hour: Number(hour), minute: Number(minute) })
  if (!moment) return 'gap'
  return second === undefined ? moment : { ...moment, iso: moment.iso.replace(/:00(?=[+-])/, `:${second}`) }
}

/** Shows an instant as dd.MM.yyyy HH:mm in Zurich time; '' for null and for what is none. */
export function momentText(iso: string | null): string {
  const moment = zurichMoment(iso ?? '')
  if (!moment) return ''
  return `${two(moment.day)}.${two(moment.month)}.${moment.year} ${two(moment.hour)}:${two(moment.minute)}`
}

/** The day of an instant in Zurich as yyyy-MM-dd; null for null and for what is none. */
export function momentDay(iso: string | null): string | null {
  const moment = zurichMoment(iso ?? '')
  return moment ? `${moment.year}-${two(moment.month)}-${two(moment.day)}` : null
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
