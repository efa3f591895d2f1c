import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getOptions } from '#evaluation/types/definition/chartTypes.ts'
import type { Chart, ComparatorName, RowFilter, ViewOption } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Chip } from '#ui/select/Chip.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { Filterable } from '#evaluation/board/filters/filterable.ts'
import { FilterEditor } from '#evaluation/board/filters/FilterEditor.tsx'
import { ViewOptions } from '#evaluation/board/grid/ViewOptions.tsx'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import type { ChartSettings } from './readerSettings.ts'
import styles from './ChartOptions.module.css'

export type ChartOptionsProps = {
  /** The chart with the reader's settings. */
  chart: Chart
  title: string
  own: ChartSettings
  data: Dataset
  rows: string
  pageFilters: RowFilter[]
  offered: Filterable[]
  /** The lines to compare with that the page has figures for. */
  lines: readonly ComparatorName[]
  onChange: (own: ChartSettings) => void
  onClose: () => void
}

/**
 * The settings a reader has for one chart: its view options and its filters. Every change applies immediately and is saved.
 */
export function ChartOptions({
  chart,
  title,
  own,
  data,
  rows,
  pageFilters,
  offered,
  lines,
  onChange,
  onClose,
}: ChartOptionsProps) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const language = useLanguage()
  const [attribute, setAttribute] = useState('')
  const filters = own.filters ?? []
  // The counts respect the filters of the page and the chart; only the reader's own can be changed here.
  const given = [...pageFilters, ...chart.filters.slice(0, chart.filters.length - filters.length)].filter(
    (one) => one.attribute !== attribute,
  )
  const set = (viewSettings: Partial<Record<ViewOption, boolean>>) =>
    onChange({ ...own, viewSettings: { ...own.viewSettings, ...viewSettings } })
  const setFilter = (key: string, filter: RowFilter | null) => {
    const others = filters.filter((one) => one.attribute !== key)
    onChange({ ...own, filters: filter ? [...others, filter] : others })
  }
  return (
    <Dialog
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('portal:ui.close')}
        </Button>
      }
      size="wide"
      title={t('options.title', { title })}
      onClose={onClose}
    >
      <div className={styles.frame}>
        {getOptions(chart.type).length > 0 && (
          <section aria-label={t('options.view')}>
            <h3>{t('options.view')}</h3>
            <ViewOptions {...chart} className={styles.options} lines={lines} onChange={set} />
          </section>
        )}
        <section aria-label={t('options.filter')}>
          <h3>{t('options.filter')}</h3>
          <p className={styles.hint}>{t('options.filter-hint')}</p>
          <div className={styles.chips}>
            {filters.map((filter) => (
              <Chip
                key={filter.attribute}
                label={filterText(filter, offered, language, t)}
                onRemove={() => setFilter(filter.attribute, null)}
              />
            ))}
          </div>
          <FilterEditor
            attribute={attribute}
            data={data}
            filters={[...given, ...filters]}
            offered={offered}
            rows={rows}
            onAttribute={setAttribute}
            onSet={setFilter}
          />
        </section>
      </div>
    </Dialog>
  )
}
