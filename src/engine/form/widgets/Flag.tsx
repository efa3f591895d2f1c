import type { WidgetProps } from '#engine/collection.ts'
import { CheckBox } from '#ui/CheckBox.tsx'

/** Yes or no. */
export function Flag({ label, value, onChange, readOnly, error, hint }: WidgetProps) {
  return <CheckBox label={label} checked={value === true} onChange={onChange} readOnly={readOnly} {...(error ? { error } : {})} {...(hint ? { hint } : {})} />
}
