import type { Problem } from '#features/importer/reading/rows.ts'
import { type FileWord, useFileWords } from '#ui/words.ts'

/** What is wrong in a row, as a sentence. */
export function useTellProblem(): (problem: Problem) => string {
  const { say: w } = useFileWords('import')
  return ({ told }) => ('text' in told ? told.text : w(told.word satisfies FileWord<'import'>, told.values))
}
