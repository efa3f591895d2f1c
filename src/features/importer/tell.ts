import { type ImportWord, useImportWords } from '#features/importer/words.ts'
import type { Problem } from '#features/importer/reading/rows.ts'

/** What is wrong in a row, as a sentence. */
export function useTellProblem(): (problem: Problem) => string {
  const w = useImportWords()
  return ({ told }) => ('text' in told ? told.text : w(told.word satisfies ImportWord, told.values))
}
