import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#features/importer/reading/rows.ts'

/** The error of a row as a sentence. */
export function useProblemMessage(): (problem: Problem) => string {
  const { t } = useTranslation('import')
  return ({ message }) =>
    'text' in message ? message.text : t(message.word satisfies ParseKeys<'import'>, { ...message.values })
}
