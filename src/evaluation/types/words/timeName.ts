import type { Bin } from '#evaluation/model/chart.ts'
import type { Category } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { isDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

/** A month with its year: 'Mai 2024'. `day` is any day of it, ISO 8601. */
export function monthName(day: string, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(`${language}-CH`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The name of a bin in a sentence: 'Mai 2024', not the '05.2024' of an axis. */
export function timeName({ value, label }: Category, bin: Bin | null, language: Language): string {
  const day = String(value)
  return bin === 'bin_month' && isDay(day) ? monthName(day, language) : getText(label, language) || day
}
