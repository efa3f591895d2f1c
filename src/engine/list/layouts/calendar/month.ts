import { addDays, addMonths, formatISO, lastDayOfMonth, parseISO, startOfISOWeek } from 'date-fns'
import type { Row } from '#api/rows/page.ts'
import { isDay, parseDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** A record from one day to another (`yyyy-MM-dd`), both included. */
export type CalendarEvent = { row: Row; from: string; until: string }

/** An event in a week: the place of its first day there (Monday is 0), how many days, and its line from the top. */
export type Bar = CalendarEvent & { start: number; span: number; line: number }

/** The rows with a day, the earliest first and the longest of a day first, and those without. An end before its start is none. */
export function toEvents(
  rows: readonly Row[],
  { from, to }: { from: string; to?: string },
): { events: CalendarEvent[]; undated: Row[] } {
  const events: CalendarEvent[] = []
  const undated: Row[] = []
  for (const row of rows) {
    const start = getDay(getAtPath(row, from))
    const end = to === undefined ? null : getDay(getAtPath(row, to))
    const first = start ?? end
    if (first === null) undated.push(row)
    else events.push({ row, from: first, until: end === null || end < first ? first : end })
  }
  return {
    events: events.toSorted(
      (one, other) =>
        one.from.localeCompare(other.from) || other.until.localeCompare(one.until) || one.row.id - other.row.id,
    ),
    undated,
  }
}

/** The weeks of a month (`yyyy-MM`) as days, from Monday to Sunday, with the days of other months that fill them. */
export function getWeeks(month: string): string[][] {
  const last = isoDay(lastDayOfMonth(parseISO(`${month}-01`)))
  const weeks: string[][] = []
  for (let monday = startOfISOWeek(parseISO(`${month}-01`)); isoDay(monday) <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => isoDay(addDays(monday, day))))
  return weeks
}

/** The events of a week, each in the first line that is free on all of its days. */
export function placeBars(week: readonly string[], events: readonly CalendarEvent[]): Bar[] {
  const lines: number[] = []
  return eventsBetween(events, week[0] ?? '', week.at(-1) ?? '').map((event) => {
    const start = Math.max(0, week.indexOf(event.from))
    const end = week.includes(event.until) ? week.indexOf(event.until) : week.length - 1
    const free = lines.findIndex((taken) => taken < start)
    const line = free < 0 ? lines.length : free
    lines[line] = end
    return { ...event, start, span: end - start + 1, line }
  })
}

/** The events that take place on one of the days from one to another. */
export function eventsBetween(events: readonly CalendarEvent[], first: string, last: string): CalendarEvent[] {
  return events.filter(({ from, until }) => from <= last && until >= first)
}

/** The day so many days later. */
export function shiftDay(day: string, days: number): string {
  return isoDay(addDays(parseISO(day), days))
}

/** The month (`yyyy-MM`) so many months later. */
export function shiftMonth(month: string, months: number): string {
  return toMonth(isoDay(addMonths(parseISO(`${month}-01`), months)))
}

/** The month (`yyyy-MM`) of a day. */
export function toMonth(day: string): string {
  return day.slice(0, 7)
}

/** The last day of a month. */
export function lastDay(month: string): string {
  return isoDay(lastDayOfMonth(parseISO(`${month}-01`)))
}

function getDay(value: unknown): string | null {
  const text = toText(value)
  return isDay(text) ? text : parseDay(value)
}

function isoDay(date: Date): string {
  return formatISO(date, { representation: 'date' })
}
