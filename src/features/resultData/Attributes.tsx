import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { getAnswers } from './attributeWords.ts'
import styles from './Attributes.module.css'
import { useAttributeWords } from './useAttributeWords.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

/** All answers of a result row; next to the name of an attribute is its key, by which it is imported and exported. */
export default function Attributes({ collection, row }: PanelProps<RowAt<'results/data'>>) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const language = useLanguage()
  const answers = getAnswers(row.attributes, useAttributeWords(row), language)
  if (answers.length === 0) return <p>{t('no-data')}</p>
  return (
    <TableFrame label={`${labels.field('attributes')}, ${labels.one}`}>
      <table className={table.table}>
        <tbody>
          {answers.map(({ key, label, text }) => (
            <tr key={key} className={table.row}>
              <th className={table.cell} scope="row">
                <bdi translate="no">{label}</bdi>
                {label !== key && (
                  <small className={styles.key}>
                    {' '}
                    <bdi translate="no">{key}</bdi>
                  </small>
                )}
              </th>
              <td className={table.cell}>
                <bdi translate="no">{text || '-'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
