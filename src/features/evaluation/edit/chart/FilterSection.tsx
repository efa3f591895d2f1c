import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#features/evaluation/data/chart.ts'
import { Chip } from '#ui/Chip.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { Filterable } from '../../page/filters/filterable.ts'
import { FilterEditor } from '../../page/filters/FilterEditor.tsx'
import { filterText } from '../../page/filters/filterText.ts'
import type { SectionProps } from './chartForm.ts'
import { editedAt, withFilter } from './withFilter.ts'
import css from './Form.module.css'

/** The rows a chart leaves out for everybody. */
export function FilterSection({ chart, data, rows, offered, onChange }: SectionProps & { offered: Filterable[] }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tEvaluation } = useTranslation('evaluation')
  const [attribute, setAttribute] = useState('')
  const put = (filters: RowFilter[]) => onChange({ filters })
  const isListed = (key: string) => offered.some((one) => one.key === key && one.kind === 'values')
  // Of an attribute that has both, the one that keeps values is edited.
  const edited = chart.filters.filter((one) => one.operator !== 'not_in' || (isListed(one.attribute) && editedAt(chart.filters, one.attribute, true) === chart.filters.indexOf(one)))
  return (
    <section aria-label={t('filters')} className={css['list']}>
      <p className={css['hint']}>{t('filters.hint')}</p>
      {chart.filters.length > 0 && (
        <div className={css['chips']}>
          {chart.filters.map((filter, index) => (
            <Chip key={JSON.stringify(filter)} label={filterText(filter, offered, language, tEvaluation)} onRemove={() => put(chart.filters.filter((_, at) => at !== index))} />
          ))}
        </div>
      )}
      <FilterEditor attribute={attribute} data={data} filters={edited} isInDialog mayExclude offered={offered} rows={rows} onAttribute={setAttribute} onSet={(key, filter) => put(withFilter(chart.filters, key, filter, isListed(key)))} />
    </section>
  )
}
