import type { Bin } from '#evaluation/model/chart.ts'
import type { Category } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { isDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'

type Width = 'long' | 'short'
const formats = new Map<string, Intl.DateTimeFormat>()

/** A month with its year: 'Mai 2024', short 'Dez. 2023'. `day` is any day of it, ISO 8601. */
export function monthName(day: string, language: Language, width: Width = 'long'): string {
  const key = `${language} ${width}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(`${language}-CH`, { month: width, year: 'numeric', timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The months of two days: 'Dez. 2023 – Okt. 2026', or one. */
export function monthsText([from, to]: readonly [string, string], language: Language): string {
  const [first, last] = [monthName(from, language, 'short'), monthName(to, language, 'short')]
  return first === last ? first : `${first} – ${last}`
}

/** The name of a bin in a sentence: 'Mai 2024', not the '05.2024' of an axis. */
export function timeName({ value, label }: Category, bin: Bin | null, language: Language): string {
  const day = String(value)
  return bin === 'bin_month' && isDay(day) ? monthName(day, language) : getText(label, language) || day
}
