import type { RefObject } from 'react'
import { DropdownTrigger } from './DropdownTrigger.tsx'
import { Field } from '#ui/fields/Field.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import type { Option } from './ListPanel.tsx'

type Props = FieldProps & {
  options: Option[]
  value: string | null
  onChange: (value: string | null) => void
  clearable?: boolean | undefined
  placeholder?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** One of several options. A value without an option is shown as it is. */
export function Dropdown({ options, value, onChange, clearable, placeholder, onBlur, ref, ...field }: Props) {
  const label = value === null ? '' : (options.find((option) => option.value === value)?.label ?? value)
  const canClear = clearable && value !== null && !field.disabled && !field.readOnly
  return (
    <Field {...field}>
      {(ids) => (
        <DropdownTrigger
          chosen={new Set(value === null ? [] : [value])}
          field={field}
          ids={ids}
          options={options}
          placeholder={placeholder}
          ref={ref}
          text={label === '' ? '' : <bdi>{label}</bdi>}
          onBlur={onBlur}
          onChoose={onChange}
          onClear={canClear ? () => onChange(null) : undefined}
        />
      )}
    </Field>
  )
}
