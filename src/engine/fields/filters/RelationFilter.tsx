import { useTranslation } from 'react-i18next'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import type { RelationTarget } from '#engine/fieldTypes.ts'

/** Narrows a list to the rows of one other record. */
export default function RelationFilter({
  target,
  label,
  value,
  onValue,
}: {
  target: RelationTarget
  label: string
  value: string
  onValue: (id: string) => void
}) {
  const { t } = useTranslation()
  return (
    <RelationPicker
      target={target}
      label={label}
      placeholder={t('list.all')}
      ids={value ? [value] : []}
      onIds={(ids) => onValue(ids.at(-1) ?? '')}
    />
  )
}
