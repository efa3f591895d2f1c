import { memo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { directions } from '#evaluation/model/chart.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import type { Option } from '#ui/select/ListPanel.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from '#evaluation/edit/chart/Form.module.css'

type Props = {
  at: `data.${number}`
  /** The names of its questions. */ questions: string
  options: Option[]
  canBeScore: boolean
  /** Its answers are codes of options, without a scale. */ canBeScale: boolean
  /** Whether figures are made of it. */ hasFigures: boolean
}

/** The details of an item: its name, its questions, its better side, and how they are counted. */
export const ItemDetail = memo(function ItemDetail({
  at,
  questions,
  options,
  canBeScore,
  canBeScale,
  hasFigures,
}: Props) {
  const { t } = useTranslation('editor')
  const { control } = useFormContext<ChartDraft>()
  return (
    <div className={styles.detail}>
      <FormTextField
        hint={t('item.name-hint')}
        label={t('item.name')}
        maxLength={200}
        name={`${at}.name`}
        placeholder={questions}
      />
      <Controller
        control={control}
        name={`${at}.keys`}
        render={({ field: { value, onChange } }) => (
          <MultiDropdown
            clearable={false}
            hint={t('item.keys-hint')}
            label={t('item.keys')}
            options={options}
            value={value}
            onChange={(keys) => keys.length > 0 && onChange(keys)}
          />
        )}
      />
      {hasFigures && (
        <Controller
          control={control}
          name={`${at}.direction`}
          render={({ field: { value, onChange } }) => (
            <Dropdown
              clearable
              hint={t('item.direction-hint')}
              label={t('item.direction')}
              options={directions.map((direction) => ({ value: direction, label: t(`item.direction.${direction}`) }))}
              placeholder={t('item.direction.of-scale')}
              value={value ?? null}
              onChange={(direction) => onChange(direction ?? undefined)}
            />
          )}
        />
      )}
      {canBeScale && (
        <Controller
          control={control}
          name={`${at}.isScale`}
          render={({ field: { value, onChange } }) => (
            <CheckBox
              checked={value === true}
              hint={t('item.is-scale-hint')}
              label={t('item.is-scale')}
              onChange={(isScale) => onChange(isScale || undefined)}
            />
          )}
        />
      )}
      {canBeScore && (
        <Controller
          control={control}
          name={`${at}.skala`}
          render={({ field: { value, onChange } }) => (
            <CheckBox checked={value} hint={t('item.skala-hint')} label={t('item.skala')} onChange={onChange} />
          )}
        />
      )}
    </div>
  )
})
