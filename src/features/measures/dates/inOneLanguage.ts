import { type Language, languages } from '#lib/languages.ts'

/**
 * The part of a name in one language, where it consists of the same words in all of them: 'Daten · Données · Dati', with
 * dots or slashes between. Figures in it say that its parts differ in more than their language.
 */
export function inOneLanguage(name: string, language: Language): string {
  const parts = name.split(/\s+[·/]\s+/)
  if (parts.length !== languages.length || parts.includes('') || /\d/.test(name)) return name
  return parts[languages.indexOf(language)] ?? name
}
