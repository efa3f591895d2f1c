import type { WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { MomentField } from '#ui/MomentField.tsx'

export default function MomentEntry({ name, value, onChange, onProblem, ...props }: WidgetProps) {
  return (
    <MomentField
      {...control(props)}
      name={name}
      value={typeof value === 'string' && value ? value : null}
      onChange={onChange}
      onProblem={onProblem}
    />
  )
}
