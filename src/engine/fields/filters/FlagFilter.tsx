import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import { OptionFilter } from '#engine/fields/filters/OptionFilter.tsx'

/** Narrows a list to yes or to no. */
export function FlagFilter(props: FilterProps<unknown>) {
  const { t } = useTranslation()
  return (
    <OptionFilter
      {...props}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
    />
  )
}
