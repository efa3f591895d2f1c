import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#features/importer/reading/rows.ts'

/** What is wrong in a row, as a sentence. */
export function useTellProblem(): (problem: Problem) => string {
  const { t } = useTranslation('import')
  return ({ told }) => ('text' in told ? told.text : t(told.word satisfies ParseKeys<'import'>, { ...told.values }))
}
