import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Chip } from '#ui/select/Chip.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { FilterEditor } from '#evaluation/board/filters/FilterEditor.tsx'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from './Form.module.css'
import type { Offered } from './offered.ts'
import { useFilterable } from './useFromChart.ts'
import { editedAt, withFilter } from './withFilter.ts'

/** The rows that a chart leaves out for everybody. */
export function FilterSection({ offered: { sources }, data, rows }: { offered: Offered; data: Dataset; rows: string }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tEvaluation } = useTranslation('evaluation')
  const [attribute, setAttribute] = useState('')
  const { field } = useController<ChartDraft, 'filters'>({ name: 'filters' })
  const { value: filters, onChange } = field
  const offered = useFilterable(sources)
  const isListed = (key: string) => offered.some((one) => one.key === key && one.kind === 'values')
  // If an attribute has both, the filter that keeps values is edited.
  const edited = filters.filter(
    (one) =>
      one.operator !== 'not_in' ||
      (isListed(one.attribute) && editedAt(filters, one.attribute, true) === filters.indexOf(one)),
  )
  return (
    <section aria-label={t('filters')} className={styles.list}>
      <p className={styles.hint}>{t('filters.hint')}</p>
      {filters.length > 0 && (
        <div className={styles.chips}>
          {filters.map((filter, index) => (
            <Chip
              key={JSON.stringify(filter)}
              label={filterText(filter, offered, language, tEvaluation)}
              onRemove={() => onChange(filters.filter((_, at) => at !== index))}
            />
          ))}
        </div>
      )}
      <FilterEditor
        attribute={attribute}
        data={data}
        filters={edited}
        canExclude
        offered={offered}
        rows={rows}
        onAttribute={setAttribute}
        onSet={(key, filter) => onChange(withFilter(filters, key, filter, isListed(key)))}
      />
    </section>
  )
}
