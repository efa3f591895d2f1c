import type { Language } from '#lib/languages.ts'

const kept = new Map<Language, Intl.Collator>()

/** The order of names in a language of Switzerland: ä beside a, ß beside ss, numbers by their value (L07). */
export function getCollator(language: Language): Intl.Collator {
  const collator = kept.get(language) ?? new Intl.Collator(`${language}-CH`, { numeric: true })
  kept.set(language, collator)
  return collator
}
