import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import type { RelationTarget } from '#engine/records/relation.ts'

/** Filters a list by one related record. */
export default function RelationFilter({
  field,
  label,
  keys: [key = ''],
  values,
  onValues,
}: FilterProps<RelationTarget>) {
  const { t } = useTranslation()
  return (
    <RelationPicker
      target={field}
      label={label}
      placeholder={t('list.all')}
      ids={values[key] ? [values[key]] : []}
      onIds={(ids) => onValues({ [key]: ids.at(-1) ?? '' })}
    />
  )
}
