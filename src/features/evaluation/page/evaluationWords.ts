import type { Language } from '#lib/languages.ts'
import type { PhraseValues } from '#lib/phrase.ts'
import { type FileWord, useFileWords, useLanguage } from '#ui/words.ts'

export type SayHere = (key: FileWord<'evaluation'>, values?: PhraseValues) => string

/** The words of the page of an evaluation; `isThere` once their file is loaded. */
export function useEvaluationWords(): { say: SayHere; isThere: boolean; language: Language } {
  const language = useLanguage((state) => state.language)
  return { ...useFileWords('evaluation'), language }
}
