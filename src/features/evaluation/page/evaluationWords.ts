import { useCallback } from 'react'
import type words from '../../../../locales/de/evaluation.json'
import type { Language } from '#lib/languages.ts'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage, useLoadedWords } from '#ui/words.ts'

type EvaluationWord = keyof typeof words
export type SayHere = (key: EvaluationWord, values?: PhraseValues) => string

/** The words of the page of an evaluation; `isThere` once their file is loaded. */
export function useEvaluationWords(): { say: SayHere; isThere: boolean; language: Language } {
  const isThere = useLoadedWords('evaluation')
  const words = useLanguage((state) => state.words)
  const language = useLanguage((state) => state.language)
  const say = useCallback<SayHere>((key, values) => phrase(words[`evaluation:${key}`] ?? key, values), [words])
  return { say, isThere, language }
}
