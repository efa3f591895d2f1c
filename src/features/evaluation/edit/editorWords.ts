import type { Language } from '#lib/languages.ts'
import type { PhraseValues } from '#lib/phrase.ts'
import { type FileWord, useFileWords, useLanguage } from '#ui/words.ts'

export type EditorWord = FileWord<'editor'>
export type SayEdit = (key: EditorWord, values?: PhraseValues) => string

/** The words of the editor; `isThere` once their file is loaded. */
export function useEditorWords(): { say: SayEdit; isThere: boolean; language: Language } {
  const language = useLanguage((state) => state.language)
  return { ...useFileWords('editor'), language }
}
