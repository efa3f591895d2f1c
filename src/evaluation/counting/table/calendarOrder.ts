import { memo } from '#lib/memo.ts'

/** The place of a text among others of its kind; null for a text of another kind. */
type Kind = (text: string) => number | null

const languages = ['de-CH', 'fr-CH', 'it-CH', 'en-GB']
const dayOfMonth = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/
const monthAndYear = /^(?<month>0?[1-9]|1[0-2])[./-](?<year>\d{4})$/
const yearAndMonth = /^(?<year>\d{4})[./-](?<month>0?[1-9]|1[0-2])$/
const nameAndYear = /^(?<name>\p{L}+)\.?[ -]?(?<year>\d{4}|'?\d{2})$/u
const quarter = /^(?:(?:quartal|trimestre|q|t) ?)?(?<quarter>[1-4])(?:(?:\.|°|er|e)? ?(?:quartal|trimestre|q|t))?$/iu
const quarterAndYear = /^(?<quarter>\D*[1-4]\D*)[ /-](?<year>\d{4}|'?\d{2})$/u
const yearAndQuarter = /^(?<year>\d{4})[ /-]?(?<quarter>[qt][1-4])$/iu

const kinds: Kind[] = [
  (text) => monthNames().get(plain(text)) ?? null,
  (text) => weekdayNames().get(plain(text)) ?? null,
  getQuarter,
  (text) => {
    const { month, year } = match(monthAndYear, text) ?? match(yearAndMonth, text) ?? {}
    if (month !== undefined) return monthsUntil(year, Number(month))
    const { name, year: ofName } = match(nameAndYear, text) ?? {}
    const named = name === undefined ? undefined : monthNames().get(plain(name))
    return named === undefined ? null : monthsUntil(ofName, named)
  },
  (text) => {
    const { quarter: part, year } = match(quarterAndYear, text) ?? match(yearAndQuarter, text) ?? {}
    const number = part === undefined ? null : getQuarter(part)
    return number === null ? null : monthsUntil(year, number * 3)
  },
  (text) => {
    const { day, month, year } = match(dayOfMonth, text) ?? {}
    return day === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day))
  },
]

/**
 * The places of categories in the calendar, written in any language of the portal: months or quarters, with or without
 * their year, weekdays from Monday on, days as `31.12.2024`. Null unless all are of one kind.
 */
export function getCalendarPlaces(texts: readonly string[]): number[] | null {
  if (texts.length < 2) return null
  for (const kind of kinds) {
    const places = getPlaces(kind, texts)
    if (places) return places
  }
  return null
}

function getPlaces(kind: Kind, texts: readonly string[]): number[] | null {
  const places: number[] = []
  for (const text of texts) {
    const place = kind(text.trim())
    if (place === null) return null
    places.push(place)
  }
  return places
}

/** 'Q1', 'T1', '1. Quartal', '1er trimestre', '1° trimestre'; a number alone is none. */
function getQuarter(text: string): number | null {
  const { quarter: number } = match(quarter, text.trim()) ?? {}
  return number === undefined || /^\d$/.test(text.trim()) ? null : Number(number)
}

/** A year of two digits is one of this century. */
function monthsUntil(year: string | undefined, month: number): number {
  const number = Number(year?.replace("'", ''))
  return (number < 100 ? 2000 + number : number) * 12 + month
}

function match(pattern: RegExp, text: string): Record<string, string | undefined> | undefined {
  return pattern.exec(text)?.groups
}

const monthNames = memo(
  () =>
    new Map([
      ...getNames({ month: 'long' }, 12, (at) => Date.UTC(2024, at, 15)),
      ...getNames({ month: 'short' }, 12, (at) => Date.UTC(2024, at, 15)),
      // Common abbreviations that browsers do not have.
      ['mrz', 3],
      ['jänner', 1],
      ['sep', 9],
    ] as [string, number][]),
)

/** From Monday on: 1 January 2024 is one. */
const weekdayNames = memo(
  () =>
    new Map([
      ...getNames({ weekday: 'long' }, 7, (at) => Date.UTC(2024, 0, 1 + at)),
      ...getNames({ weekday: 'short' }, 7, (at) => Date.UTC(2024, 0, 1 + at)),
    ]),
)

function getNames(
  format: Intl.DateTimeFormatOptions,
  count: number,
  instant: (at: number) => number,
): [string, number][] {
  return languages.flatMap((language) => {
    const names = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
    return Array.from({ length: count }, (_, at): [string, number] => [plain(names.format(instant(at))), at + 1])
  })
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\.$/, '')
}
