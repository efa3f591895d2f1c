import { useCallback } from 'react'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage } from '#ui/words.ts'
import type words from '../../../locales/de/history.json'

export type HistoryWord = keyof typeof words

/** The words of the history, which are loaded with it. */
export function useHistoryWords(): (key: HistoryWord, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((key, values) => phrase(words[`history:${key}`] ?? key, values), [words])
}
