import { useCallback } from 'react'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage } from '#ui/words.ts'
import type words from '../../../locales/de/mail.json'

export type MailWord = keyof typeof words

/** The words of the mailing, which are loaded with it. */
export function useMailWords(): (key: MailWord, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((key, values) => phrase(words[`mail:${key}`] ?? key, values), [words])
}
