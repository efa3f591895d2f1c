import type { WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { DayField } from '#ui/DayField.tsx'

export default function DayEntry({ name, value, onChange, onProblem, ...props }: WidgetProps) {
  return (
    <DayField
      {...control(props)}
      name={name}
      value={typeof value === 'string' && value ? value : null}
      onChange={onChange}
      onProblem={onProblem}
    />
  )
}
