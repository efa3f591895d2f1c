import { useCallback } from 'react'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage } from '#ui/words.ts'
import type words from '../../../locales/de/import.json'

export type ImportWord = keyof typeof words

/** The words of the import, which are loaded with it. */
export function useImportWords(): (key: ImportWord, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((key, values) => phrase(words[`import:${key}`] ?? key, values), [words])
}
