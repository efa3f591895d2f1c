import { useState } from 'react'
import type { RowFilter } from '#features/evaluation/data/chart.ts'
import { Chip } from '#ui/Chip.tsx'
import { useEvaluationWords } from '../../page/evaluationWords.ts'
import type { Filterable } from '../../page/filters/filterable.ts'
import { FilterEditor } from '../../page/filters/FilterEditor.tsx'
import { filterText } from '../../page/filters/filterText.ts'
import { useEditorWords } from '../editorWords.ts'
import type { SectionProps } from './chartForm.ts'
import { withFilter } from './withFilter.ts'
import css from './Form.module.css'

/** The rows a chart leaves out for everybody. */
export function FilterSection({ chart, data, rows, offered, onChange }: SectionProps & { offered: Filterable[] }) {
  const { say } = useEditorWords()
  const { say: sayPage, language } = useEvaluationWords()
  const [attribute, setAttribute] = useState('')
  const put = (filters: RowFilter[]) => onChange({ filters })
  return (
    <section aria-label={say('filters')} className={css['list']}>
      <p className={css['hint']}>{say('filters.hint')}</p>
      {chart.filters.length > 0 && (
        <div className={css['chips']}>
          {chart.filters.map((filter, index) => (
            <Chip key={JSON.stringify(filter)} label={filterText(filter, offered, language, sayPage)} onRemove={() => put(chart.filters.filter((_, at) => at !== index))} />
          ))}
        </div>
      )}
      {/* One that leaves values out is not one of those that are chosen here. */}
      <FilterEditor attribute={attribute} data={data} filters={chart.filters.filter(({ operator }) => operator !== 'not_in')} isInDialog offered={offered} rows={rows} onAttribute={setAttribute} onSet={(key, filter) => put(withFilter(chart.filters, key, filter))} />
    </section>
  )
}
