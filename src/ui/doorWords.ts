import { useCallback } from 'react'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import type words from '../../locales/de/doors.json'
import { useLanguage } from './words.ts'

export type DoorWord = keyof typeof words

/** The words of the pages that anybody may open, besides the login; loaded with them. */
export function useDoorWords(): (key: DoorWord, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((key, values) => phrase(words[`doors:${key}`] ?? key, values), [words])
}
