import { Controller, useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ViewOptions } from '#evaluation/board/grid/ViewOptions.tsx'
import { requestedBin } from '#evaluation/counting/axes/timeAxis.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { ViewOption } from '#evaluation/model/chart.ts'
import type { Category } from '#evaluation/model/series.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { Colors } from './Colors.tsx'
import { NewCentre } from './NewCentre.tsx'
import styles from './Form.module.css'
import { NumberEntry, type NumberName } from './NumberEntry.tsx'
import type { Offered } from './offered.ts'
import type { RenderedChart } from './Preview.tsx'
import { useFromChart } from './useFromChart.ts'
import { getUses } from '#evaluation/edit/chart/draft/uses.ts'

type Props = {
  offered: Offered
  /** The bins that a new centre may begin at. */
  centres: readonly Category[]
  preview: Pick<RenderedChart, 'chart' | 'series'>
  palette: PaletteName
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** The view options of a chart: only those its type can use. */
export function AppearanceSection({ offered, centres, preview, palette, onUnread }: Props) {
  const { t } = useTranslation('editor')
  const { control } = useFormContext<ChartDraft>()
  const { type, measures } = useFromChart((chart) => ({ type: chart.type, measures: chart.measures }))
  const { field: settings } = useController<ChartDraft, 'viewSettings'>({ name: 'viewSettings' })
  const { field: chosen } = useController<ChartDraft, 'benchmarks'>({ name: 'benchmarks' })
  const uses = getUses(type)
  const benchmarks = offered.benchmarks.filter(
    (one) => chosen.value.includes(one.id) || measures.some((measure) => one.measures.includes(measure)),
  )
  const set = (changed: Partial<Record<ViewOption, boolean>>) => settings.onChange({ ...settings.value, ...changed })
  const choose = (ids: number[]) => {
    if (chosen.value.length === 0) set({ benchmark: true })
    chosen.onChange(ids)
  }
  return (
    <>
      <section aria-label={t('options')} className={styles.list}>
        <h3>{t('options')}</h3>
        <ViewOptions
          benchmarks={chosen.value}
          className={styles.checks}
          // The preview follows the settings a moment later.
          shownBin={
            requestedBin(preview.chart) === requestedBin({ viewSettings: settings.value })
              ? preview.series?.bin
              : undefined
          }
          type={type}
          viewSettings={settings.value}
          onChange={set}
        />
        {settings.value.signals === true && uses.time && <NewCentre centres={centres} />}
      </section>
      {uses.benchmarks && (
        <MultiDropdown
          hint={t(benchmarks.length > 0 ? 'benchmarks.hint' : 'benchmarks.none')}
          label={t('benchmarks')}
          options={benchmarks.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen.value.map(String)}
          onChange={(ids) => choose(ids.map(Number))}
        />
      )}
      {(uses.axis || uses.decimals) && (
        <section aria-label={t('config')} className={styles.list}>
          <h3>{t('config')}</h3>
          <div className={styles.numbers}>
            {uses.axis && (
              <NumberEntry
                deps={['config.max']}
                label={t('config.min')}
                name="config.min"
                placeholder={t('config.auto')}
                onUnread={onUnread}
              />
            )}
            {uses.axis && (
              <NumberEntry
                label={t('config.max')}
                name="config.max"
                placeholder={t('config.auto')}
                onUnread={onUnread}
              />
            )}
            {uses.decimals && (
              <NumberEntry
                integer
                label={t('config.decimals')}
                name="config.decimals"
                placeholder={t('config.auto')}
                onUnread={onUnread}
              />
            )}
          </div>
        </section>
      )}
      {uses.colors && (
        <Controller
          control={control}
          name="config.colors"
          render={({ field: { value, onChange } }) => (
            <Colors colors={value} isOrdered={!uses.skala} palette={palette} onChange={onChange} />
          )}
        />
      )}
    </>
  )
}
