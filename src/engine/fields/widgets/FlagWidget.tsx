import type { ControlProps } from '#engine/fields/fieldType.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'

/** Yes or no. */
export default function FlagWidget({ name, label, value, onChange, readOnly, error, hint }: ControlProps) {
  return (
    <CheckBox
      name={name}
      label={label}
      checked={value === true}
      onChange={onChange}
      readOnly={readOnly}
      {...(error ? { error } : {})}
      {...(hint ? { hint } : {})}
    />
  )
}
