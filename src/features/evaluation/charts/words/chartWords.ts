import type { Words } from '#features/evaluation/data/chart.ts'
import type { Language } from '#lib/languages.ts'
import type { PhraseValues } from '#lib/phrase.ts'
import { type FileWord, useFileWords, useLanguage } from '#ui/words.ts'

export type ChartWord = FileWord<'charts'>
export type Say = (key: ChartWord, values?: PhraseValues) => string

/** The words of charts; `isThere` once their file is loaded. */
export function useChartWords(): { say: Say; isThere: boolean; language: Language } {
  const language = useLanguage((state) => state.language)
  return { ...useFileWords('charts'), language }
}

/** A text of the backend in the language on screen; German where it is missing. */
export function textOf(words: Words, language: Language): string {
  return words[language].trim() || words.de.trim()
}
