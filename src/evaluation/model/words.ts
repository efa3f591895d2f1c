import type { Words } from './chart.ts'
import type { Language } from '#lib/languages.ts'

/** A text of the backend in the current language; German if it is missing. */
export function getText(words: Words, language: Language): string {
  return words[language].trim() || words.de.trim()
}
