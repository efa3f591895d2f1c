import type { WidgetProps } from '#engine/collection.ts'
import { CheckBox } from '#ui/CheckBox.tsx'

/** Yes or no. */
export function Flag({ name, label, value, onChange, readOnly, error, hint }: WidgetProps) {
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
