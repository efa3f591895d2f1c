import type { Language } from '#lib/languages.ts'

const shapes = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day (`yyyy-MM-dd`) in words: 'November 2026', 'Mittwoch, 18. November 2026', 'Mittwoch'. */
export function nameDay(day: string, shape: keyof typeof shapes, language: Language): string {
  const key = `${language} ${shape}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${language}-CH`, { ...shapes[shape], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}
