import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = Pick<FilterProps<unknown>, 'label' | 'keys' | 'values' | 'onValues'> & {
  options: { value: string; label: string }[]
}

/** Filters a list by one of a few options. */
export function OptionFilter({ label, keys: [key = ''], values, onValues, options }: Props) {
  const { t } = useTranslation()
  return (
    <Dropdown
      label={label}
      options={options}
      value={values[key] ?? null}
      onChange={(value) => onValues({ [key]: value ?? '' })}
      clearable
      placeholder={t('list.all')}
    />
  )
}
