import { Controller, useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { getOptions } from '#evaluation/types/definition/chartTypes.ts'
import { getText } from '#evaluation/model/words.ts'
import type { ChartType } from '#evaluation/model/chart.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { ItemList } from '#evaluation/edit/chart/items/ItemList.tsx'
import type { Offered } from './offered.ts'
import { SameQuestions } from '#evaluation/edit/chart/items/SameQuestions.tsx'
import { TypeChoice } from './TypeChoice.tsx'
import { useAttributes, useFromChart } from './useFromChart.ts'
import { findIgnoredSettings, getUses } from '#evaluation/edit/chart/draft/uses.ts'
import { getTimeline } from './getTimeline.ts'

/** The measures of a chart, its items, and its type. */
export function DataSection({ offered: { sources, measures } }: { offered: Offered }) {
  const { t } = useTranslation(['editor', 'evaluation'])
  const language = useLanguage()
  const { control, getValues, setValue } = useFormContext<ChartDraft>()
  const { field: type } = useController<ChartDraft, 'type'>({ name: 'type', rules: { deps: ['timelineAttribute'] } })
  const dormant = useFromChart(findIgnoredSettings)
  const attributes = useAttributes(sources)
  const dates = [
    ...attributes
      .filter((attribute) => attribute.type === 'date')
      .map(({ key, name }) => ({ value: key, label: getText(name, language) })),
    { value: 'created', label: t('evaluation:filter.created') },
  ]
  const clusters = [
    ...attributes
      .filter((attribute) => attribute.type === 'single')
      .map(({ key, name }) => ({ value: key, label: getText(name, language) })),
    { value: 'content_object', label: t('evaluation:filter.content_object') },
  ]
  const choose = (next: ChartType) => {
    setValue('timelineAttribute', getTimeline(next, getValues('timelineAttribute'), attributes), { shouldDirty: true })
    type.onChange(next)
  }
  return (
    <>
      <Controller
        control={control}
        name="measures"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <MultiDropdown
            clearable={false}
            error={error?.message}
            hint={measures.length === 0 ? t('measures.none') : undefined}
            label={t('measures')}
            options={measures.map(({ id, name }) => ({ value: String(id), label: name }))}
            required
            value={value.map(String)}
            onChange={(ids) => onChange(ids.map(Number))}
          />
        )}
      />
      <ItemList attributes={attributes} />
      <SameQuestions sources={sources} />
      <TypeChoice dormant={dormant} type={type.value} onChange={choose} />
      {getUses(type.value).time && <FormDropdown label={t('time')} name="timelineAttribute" options={dates} required />}
      {getOptions(type.value).includes('benchmark') && (
        <FormDropdown
          clearable
          hint={t('clustered-by.hint')}
          label={t('clustered-by')}
          name="clusteredBy"
          options={clusters}
          placeholder={t('clustered-by.none')}
        />
      )}
    </>
  )
}
