import { useTranslation } from 'react-i18next'
import { optionsOf } from '#features/evaluation/charts/optionsOf.ts'
import type { PaletteName } from '#features/evaluation/charts/plan/palettes.ts'
import type { ViewOption } from '#features/evaluation/data/chart.ts'
import { CheckBox } from '#ui/CheckBox.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import type { Offered, SectionProps } from './chartForm.ts'
import { Colors } from './Colors.tsx'
import { NumberEntry } from './NumberEntry.tsx'
import { withConfig } from './withConfig.ts'
import css from './Form.module.css'
import { usesOf } from './uses.ts'

type Props = SectionProps & { benchmarks: Offered['benchmarks']; palette: PaletteName; onUnread: (at: string, problem: string | undefined) => void }

/** How a chart is drawn: only what its type can use. */
export function LookSection({ chart, benchmarks, palette, errorAt, onChange, onUnread }: Props) {
  const { t } = useTranslation(['editor', 'charts'])
  const uses = usesOf(chart.type)
  const options = optionsOf(chart.type).filter((option) => option !== 'benchmark' || chart.benchmarks.length > 0)
  const [bins, plain] = [options.filter((option) => option.startsWith('bin_')), options.filter((option) => !option.startsWith('bin_'))]
  const set = (changed: Partial<Record<ViewOption, boolean>>) => onChange({ viewSettings: { ...chart.viewSettings, ...changed } })
  const choose = (ids: number[]) => onChange({ benchmarks: ids, ...(chart.benchmarks.length === 0 && { viewSettings: { ...chart.viewSettings, benchmark: true } }) })
  const field = (name: 'min' | 'max' | 'decimals') => (
    <NumberEntry
      at={name}
      error={errorAt(name)}
      integer={name === 'decimals'}
      key={name}
      label={t(`config.${name}`)}
      placeholder={t('config.auto')}
      value={chart.config[name] ?? null}
      onChange={(value) => onChange({ config: withConfig(chart.config, name, value) })}
      onUnread={onUnread}
    />
  )
  return (
    <>
      <section aria-label={t('options')} className={css['list']}>
        <h3>{t('options')}</h3>
        <div className={css['checks']}>
          {plain.map((option) => (
            <CheckBox checked={chart.viewSettings[option] === true} key={option} label={t(`charts:view.${option}`)} onChange={(isOn) => set({ [option]: isOn })} />
          ))}
        </div>
        {bins.length > 0 && (
          <Dropdown
            label={t('bins')}
            options={bins.map((bin) => ({ value: bin, label: t(`charts:view.${bin}`) }))}
            value={bins.find((bin) => chart.viewSettings[bin] === true) ?? 'bin_month'}
            onChange={(chosen) => set(Object.fromEntries(bins.map((bin) => [bin, bin === chosen])))}
          />
        )}
      </section>
      {uses.benchmarks && (
        <MultiDropdown hint={t(benchmarks.length > 0 ? 'benchmarks.hint' : 'benchmarks.none')} label={t('benchmarks')} options={benchmarks.map(({ id, name }) => ({ value: String(id), label: name }))} value={chart.benchmarks.map(String)} onChange={(ids) => choose(ids.map(Number))} />
      )}
      {(uses.axis || uses.decimals) && (
        <section aria-label={t('config')} className={css['list']}>
          <h3>{t('config')}</h3>
          <div className={css['numbers']}>
            {uses.axis && field('min')}
            {uses.axis && field('max')}
            {uses.decimals && field('decimals')}
          </div>
        </section>
      )}
      {uses.colors && <Colors colors={chart.config.colors ?? []} isOrdered={!uses.skala} palette={palette} onChange={(colors) => onChange({ config: withConfig(chart.config, 'colors', colors.length > 0 ? colors : null) })} />}
    </>
  )
}
