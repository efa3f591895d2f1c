import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import { OptionFilter } from './OptionFilter.tsx'

/** Filters a list by yes or no. */
export default function FlagFilter(props: FilterProps<unknown>) {
  const { t } = useTranslation()
  const options = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return <OptionFilter {...props} options={options} />
}
