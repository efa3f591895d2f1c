import { DropdownTrigger } from './DropdownTrigger.tsx'
import { Field } from '#ui/fields/Field.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import styles from './MultiDropdown.module.css'
import type { Option } from './ListPanel.tsx'

type Props = FieldProps & {
  options: Option[]
  value: string[]
  onChange: (value: string[]) => void
  clearable?: boolean | undefined
  placeholder?: string | undefined
  onBlur?: (() => void) | undefined
}

/** Several of several options; the list stays open during the selection. */
export function MultiDropdown({ options, value, onChange, clearable = true, placeholder, onBlur, ...field }: Props) {
  const chosen = new Set(value)
  const known = new Map(value.length > 0 ? options.map((option) => [option.value, option.label]) : [])
  const canClear = clearable && value.length > 0 && !field.disabled && !field.readOnly
  const text = value.length > 0 && (
    <span className={styles.value}>
      <span className={styles.labels}>
        <bdi>{value.map((entry) => known.get(entry) ?? entry).join(', ')}</bdi>
      </span>
      {value.length > 1 && <span className={styles.count}>{value.length}</span>}
    </span>
  )
  return (
    <Field {...field}>
      {(ids) => (
        <DropdownTrigger
          chosen={chosen}
          field={field}
          ids={ids}
          isMultiple
          options={options}
          placeholder={placeholder}
          text={text}
          onBlur={onBlur}
          onChoose={(entry) =>
            onChange(chosen.has(entry) ? value.filter((other) => other !== entry) : [...value, entry])
          }
          onClear={canClear ? () => onChange([]) : undefined}
        />
      )}
    </Field>
  )
}
