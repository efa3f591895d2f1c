import type { Language } from '#lib/languages.ts'

const kept = new Map<Language, Intl.Collator>()

/** The sort order of names in a language of Switzerland: ä with a, ß with ss, numbers by value (L07). */
export function getCollator(language: Language): Intl.Collator {
  const collator = kept.get(language) ?? new Intl.Collator(`${language}-CH`, { numeric: true })
  kept.set(language, collator)
  return collator
}
