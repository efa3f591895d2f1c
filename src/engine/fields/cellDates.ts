import type { DateRead } from './fieldType.ts'
import { readDay, readMoment, type WrongMoment } from '#lib/dates/typedDates.ts'

const words = {
  format: 'date',
  ambiguous: 'ambiguous',
  year: 'year',
  calendar: 'day',
  time: 'hour',
  hour: 'hour',
} as const satisfies Record<WrongMoment, string>

/**
 * Parses a date or a moment as a form does: as a date (`yyyy-MM-dd`) and as an instant with the offset of Zurich in any
 * time zone of the device. Dates and hours that do not exist are refused, never shifted; of a repeated hour the first
 * one is used.
 */
export function dateReader(): (text: string) => DateRead {
  // A file of a million rows has a few thousand dates: each is computed once.
  const known = new Map<string, DateRead>()
  return (text) => {
    const read = known.get(text) ?? parseDate(text)
    if (known.size < maxKept) known.set(text, read)
    return read
  }
}

const maxKept = 20_000

function parseDate(text: string): DateRead {
  const moment = readMoment(text)
  if ('wrong' in moment) return { wrong: words[moment.wrong] }
  const read = readDay(text)
  return 'wrong' in read ? { wrong: words[read.wrong] } : { day: read.day, moment: moment.iso, isTwice: moment.isTwice }
}
