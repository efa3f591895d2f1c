import { addDays, format, parseISO } from 'date-fns'
import { isDay } from '#lib/dates/dates.ts'
import { cleanText } from '#lib/text/cleanText.ts'

/** A day in a calendar (`yyyy-MM-dd`), with an id that stays the same in every file. */
export type CalendarDay = { uid: string; day: string; title: string; text: string; url: string }

const lineOctets = 75

/** Days as a calendar file (RFC 5545): whole days that block no time. A text is one line however long; no day, no event. */
export function toIcs(days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quality portal//Plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days
      .filter(({ day }) => isDay(day))
      .flatMap(({ uid, day, title, text, url }) => [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${toDate(day)}`,
        `DTEND;VALUE=DATE:${format(addDays(parseISO(day), 1), 'yyyyMMdd')}`,
        `SUMMARY:${escape(title)}`,
        ...(text === '' ? [] : [`DESCRIPTION:${escape(text)}`]),
        `URL:${url}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function toDate(day: string): string {
  return day.replaceAll('-', '')
}

/** A text with what has a meaning of its own escaped; a line break is `\n`. */
function escape(text: string): string {
  return cleanText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** A line of at most 75 octets, continued after a line break and a blank; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (size + length > lineOctets) {
      parts.push(part)
      // The blank that continues it counts.
      ;[part, size] = ['', 1]
    }
    part += character
    size += length
  }
  return [...parts, part].join('\r\n ')
}
