import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { NumberField } from '#ui/NumberField.tsx'

/** A number. */
export function NumberEntry({ collection, name, value, onChange, onProblem, ...props }: WidgetProps) {
  const field = fieldOrText(collection, name)
  const isInteger = field.kind === 'number' && field.integer === true
  return (
    <NumberField
      {...control(props)}
      name={name}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      onProblem={onProblem}
      integer={isInteger}
    />
  )
}
