import { Controller, useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { optionsOf } from '#evaluation/types/definitions.ts'
import type { PaletteName } from '#evaluation/types/palettes.ts'
import type { ViewOption } from '#evaluation/model/chart.ts'
import { CheckBox } from '#ui/CheckBox.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import type { ChartDraft } from './chartDraft.ts'
import { Colors } from './Colors.tsx'
import css from './Form.module.css'
import { NumberEntry, type NumberName } from './NumberEntry.tsx'
import type { Offered } from './offered.ts'
import { useFromChart } from './useFromChart.ts'
import { usesOf } from './uses.ts'

type Props = {
  offered: Offered
  palette: PaletteName
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** How a chart is drawn: only what its type can use. */
export function LookSection({ offered, palette, onUnread }: Props) {
  const { t } = useTranslation(['editor', 'charts'])
  const { control } = useFormContext<ChartDraft>()
  const { type, measures } = useFromChart((chart) => ({ type: chart.type, measures: chart.measures }))
  const { field: settings } = useController<ChartDraft, 'viewSettings'>({ name: 'viewSettings' })
  const { field: chosen } = useController<ChartDraft, 'benchmarks'>({ name: 'benchmarks' })
  const uses = usesOf(type)
  const benchmarks = offered.benchmarks.filter(
    (one) => chosen.value.includes(one.id) || measures.some((measure) => one.measures.includes(measure)),
  )
  const options = optionsOf(type).filter((option) => option !== 'benchmark' || chosen.value.length > 0)
  const [bins, plain] = [
    options.filter((option) => option.startsWith('bin_')),
    options.filter((option) => !option.startsWith('bin_')),
  ]
  const set = (changed: Partial<Record<ViewOption, boolean>>) => settings.onChange({ ...settings.value, ...changed })
  const choose = (ids: number[]) => {
    if (chosen.value.length === 0) set({ benchmark: true })
    chosen.onChange(ids)
  }
  return (
    <>
      <section aria-label={t('options')} className={css['list']}>
        <h3>{t('options')}</h3>
        <div className={css['checks']}>
          {plain.map((option) => (
            <CheckBox
              checked={settings.value[option] === true}
              key={option}
              label={t(`charts:view.${option}`)}
              onChange={(isOn) => set({ [option]: isOn })}
            />
          ))}
        </div>
        {bins.length > 0 && (
          <Dropdown
            label={t('bins')}
            options={bins.map((bin) => ({ value: bin, label: t(`charts:view.${bin}`) }))}
            value={bins.find((bin) => settings.value[bin] === true) ?? 'bin_month'}
            onChange={(one) => set(Object.fromEntries(bins.map((bin) => [bin, bin === one])))}
          />
        )}
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
        <section aria-label={t('config')} className={css['list']}>
          <h3>{t('config')}</h3>
          <div className={css['numbers']}>
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
