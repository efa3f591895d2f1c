import { useTranslation } from 'react-i18next'
import { type Attribute, getAnswers } from './attributeColumns.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'

type Props = {
  attribute: Attribute
  label: string
  names: readonly string[]
  /** The assigned columns; none where the attribute was declared missing, undefined before anything is chosen. */
  chosen: readonly string[] | undefined
  isOptional: boolean
  disabled: boolean
  error: string | undefined
  onChange: (chosen: string | string[]) => void
}

/** The column of the file for one attribute, or the columns of its single answers. */
export function ColumnChoice({ attribute, names, chosen, isOptional, onChange, ...shared }: Props) {
  const { t } = useTranslation('import')
  const options = names.map((name) => ({ value: name, label: name }))
  const isNone = chosen?.length === 0
  return getAnswers(attribute.column).length > 0 ? (
    <MultiDropdown
      {...shared}
      options={options}
      value={[...(chosen ?? [])]}
      placeholder={isNone ? t('mapping.none') : undefined}
      onChange={(selected) => {
        const [only = ''] = selected
        onChange(selected.length > 1 || /[\])]$/.test(only) ? selected : only)
      }}
    />
  ) : (
    <Dropdown
      {...shared}
      options={isOptional ? [{ value: '', label: t('mapping.none') }, ...options] : options}
      value={chosen?.[0] ?? (isNone ? '' : null)}
      onChange={(selected) => selected !== null && onChange(selected)}
    />
  )
}
