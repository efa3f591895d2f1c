import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { DayField } from '#ui/fields/dates/DayField.tsx'

export default function DayWidget({ name, value, onChange, onParseError, ...props }: ControlProps) {
  return (
    <DayField
      {...control(props)}
      name={name}
      value={typeof value === 'string' && value ? value : null}
      onChange={onChange}
      onParseError={onParseError}
    />
  )
}
