import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { acceptsWords, type ColumnLabels, getOptions, joinWithOr } from './columnLabels.ts'
import type { Columns } from '#features/importer/reading/cells.ts'
import type { Problem } from '#features/importer/reading/rows.ts'

/** The error of a row as a sentence. */
export function useProblemMessage(columns: Columns, { getWord }: ColumnLabels): (problem: Problem) => string {
  const { t } = useTranslation('import')
  return ({ column: name, message }) => {
    if ('text' in message) return message.text
    const options = message.word === 'problem.option' ? getOptions(name, columns[name], getWord) : []
    const codes = options.map(({ code }) => code).join(', ')
    if (!options.some(({ word }) => word !== undefined))
      return t(message.word satisfies ParseKeys<'import'>, { ...message.values })
    return acceptsWords(columns[name])
      ? t('problem.words', { words: joinWithOr(options.map(({ word, code }) => word ?? code)), codes })
      : t('problem.option', {
          options: options.map(({ word, code }) => (word === undefined ? code : `${code} (${word})`)).join(', '),
        })
  }
}
