import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { getAnswers } from './attributeWords.ts'
import { useAttributeWords } from './useAttributeWords.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The first answers of a result row on one line. */
export default function AttributesCell({ row, value }: CellProps<RowAt<'results/data'>>) {
  const language = useLanguage()
  const words = useAttributeWords(row)
  return (
    <bdi translate="no">
      {getAnswers(value, words, language)
        .slice(0, 12)
        .map(({ label, text }) => `${label}${labelSeparator()}${text || '-'}`)
        .join(' · ') || '-'}
    </bdi>
  )
}
