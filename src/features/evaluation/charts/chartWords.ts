import { useCallback } from 'react'
import type charts from '../../../../locales/de/charts.json'
import type { Words } from '#features/evaluation/data/chart.ts'
import type { Language } from '#lib/languages.ts'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage, useLoadedWords } from '#ui/words.ts'

export type ChartWord = keyof typeof charts
export type Say = (key: ChartWord, values?: PhraseValues) => string

/** The words of charts; `isThere` once their file is loaded. */
export function useChartWords(): { say: Say; isThere: boolean; language: Language } {
  const isThere = useLoadedWords('charts')
  const words = useLanguage((state) => state.words)
  const language = useLanguage((state) => state.language)
  const say = useCallback<Say>((key, values) => phrase(words[`charts:${key}`] ?? key, values), [words])
  return { say, isThere, language }
}

/** A text of the backend in the language on screen; German where it is missing. */
export function textOf(words: Words, language: Language): string {
  return words[language].trim() || words.de.trim()
}
