import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getText } from '#evaluation/model/words.ts'
import { ageYear, type Attribute } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import { AgeFields } from './AgeFields.tsx'
import type { ChartDraft, BreakdownDraft, BreakdownList } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from '#evaluation/edit/chart/Form.module.css'
import type { NumberName } from '#evaluation/edit/chart/NumberEntry.tsx'
import { getSelected, getValues } from '#evaluation/edit/chart/draft/offers.ts'
import { defaultAges } from '#evaluation/edit/chart/useFromChart.ts'
import { ValueOrder } from './ValueOrder.tsx'

type At = `${BreakdownList}.${number}`
type Props = {
  /** Its path in the chart: `groups.0`. */
  at: At
  offered: readonly Attribute[]
  data: Dataset
  rows: string
  onFirst: (() => void) | undefined
  onRemove: () => void
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** One breakdown: by all values of an attribute, by some of them, or by bands of age. */
export function BreakdownRow({ at, offered, data, rows, onFirst, onRemove, onUnread }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { control, setValue } = useFormContext<ChartDraft>()
  const { field, fieldState } = useController<ChartDraft, `${At}.attribute`>({ name: `${at}.attribute` })
  const isByAge = useWatch<ChartDraft, `${At}.age`, ChartDraft, boolean>({ name: `${at}.age`, compute: Boolean })
  const byHand = useWatch<ChartDraft, `${At}.byHand`>({ name: `${at}.byHand` })
  const attribute = field.value
  const choices = useChoices(data, attribute, [], language, rows)
  const about = offered.find(({ key }) => key === attribute)
  const name = about ? getText(about.name, language) : attribute
  const brokenDownByAge = (isOn: boolean) => {
    setValue(`${at}.values`, [], { shouldDirty: true })
    setValue(`${at}.age`, isOn ? defaultAges : null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>
          <bdi translate="no">{name}</bdi>
        </span>
        {onFirst && <IconButton icon={ArrowUp} label={t('row.up', { name })} onClick={onFirst} />}
        <IconButton icon={X} label={t('row.remove', { name })} onClick={onRemove} />
      </div>
      {fieldState.error && <p className={styles.error}>{fieldState.error.message}</p>}
      {!about && <p className={styles.error}>{t('cut.unknown')}</p>}
      <div className={styles.detail}>
        {about?.type === 'number' && (
          <CheckBox
            checked={isByAge}
            hint={t('age.hint', { year: ageYear })}
            label={t('age.use')}
            onChange={brokenDownByAge}
          />
        )}
        {isByAge ? (
          <AgeFields at={at} onUnread={onUnread} />
        ) : (
          <Controller
            control={control}
            name={`${at}.values`}
            render={({ field: { value, onChange } }) => {
              const known = getValues(about, choices, value, language)
              const change = (values: BreakdownDraft['values']) => onChange(values)
              const choose = (chosen: string[]) =>
                change(getSelected(known, chosen, byHand ? value.map(String) : []).map((one) => one.value))
              return (
                <>
                  <MultiDropdown
                    label={t('cut.values')}
                    options={known.map((one) => ({ value: String(one.value), label: one.label }))}
                    placeholder={t('cut.all-values')}
                    value={value.map(String)}
                    onChange={choose}
                  />
                  {value.length > 1 && (
                    <ValueOrder
                      isByHand={byHand}
                      values={getSelected(known, value.map(String), value.map(String))}
                      onByHand={(isOn) => setValue(`${at}.byHand`, isOn, { shouldDirty: true })}
                      onChange={change}
                    />
                  )}
                </>
              )
            }}
          />
        )}
      </div>
    </li>
  )
}
