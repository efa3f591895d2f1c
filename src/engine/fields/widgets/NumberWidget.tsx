import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { NumberField } from '#ui/NumberField.tsx'

type Props = ControlProps & { field: { integer?: boolean } }

/** A number. */
export default function NumberWidget({ field, name, value, onChange, onProblem, ...props }: Props) {
  return (
    <NumberField
      {...control(props)}
      name={name}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      onProblem={onProblem}
      integer={field.integer === true}
    />
  )
}
