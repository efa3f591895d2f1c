import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { rowQuery } from '#api/rows/queries.ts'
import { getField, type WidgetProps } from '#engine/collection.ts'
import RelationWidget from '#engine/fields/widgets/RelationWidget.tsx'
import { getType } from '#engine/fieldTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { hospitals } from './calls.ts'
import { getIds } from '#lib/values/getIds.ts'

/**
 * Selects a measure of the category of the hospital in the same form, and warns where the selected one has another. A
 * stored measure of another category is shown and does not block a save.
 */
export default function MeasureOfHospital({ collection, onParseError, ...props }: WidgetProps) {
  const { t } = useTranslation('hospitals')
  const { defaultValues: stored } = useFormState()
  const hospitalId: unknown = useWatch({ name: 'hospital_id' })
  const hospital = useCategory(hospitals, hospitalId)
  const measure = useCategory('patzu/measures', props.value)
  const isOther = hospital !== undefined && measure !== undefined && hospital !== measure
  const isStored =
    !props.isNew && isSameId(stored?.[props.name], props.value) && isSameId(stored?.hospital_id, hospitalId)
  const problem = isOther && !isStored ? t('other-category') : undefined
  const onReport = useEffectEvent((message: string | undefined) => onParseError(message))
  useEffect(() => onReport(problem), [problem])
  const field = getField(collection, props.name)
  const target = getType(field).target?.(field)
  return (
    target && (
      <RelationWidget
        {...props}
        {...(problem ? { error: problem } : {})}
        {...(isOther && isStored ? { warning: t('other-category') } : {})}
        onParseError={onParseError}
        field={target}
        {...(hospital === undefined ? {} : { narrow: { category: hospital } })}
      />
    )
  )
}

function isSameId(one: unknown, other: unknown): boolean {
  return String(getIds(one)[0] ?? '') === String(getIds(other)[0] ?? '')
}

/** The category of a record if it is known. */
function useCategory(endpoint: 'patzu/hospitals' | 'patzu/measures', value: unknown): number | undefined {
  const { id } = useViewer()
  const [key] = getIds(value)
  const { data } = useQuery({ ...rowQuery(id, endpoint, Number(key ?? 0)), enabled: key !== undefined })
  return typeof data?.category === 'number' ? data.category : undefined
}
