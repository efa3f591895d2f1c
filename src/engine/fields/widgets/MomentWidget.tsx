import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { DateTimeField } from '#ui/fields/dates/DateTimeField.tsx'

export default function MomentWidget({ name, value, onChange, onParseError, ...props }: ControlProps) {
  return (
    <DateTimeField
      {...control(props)}
      name={name}
      value={typeof value === 'string' && value ? value : null}
      onChange={onChange}
      onParseError={onParseError}
    />
  )
}
