import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { MomentField } from '#ui/MomentField.tsx'

export default function MomentWidget({ name, value, onChange, onProblem, ...props }: ControlProps) {
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
