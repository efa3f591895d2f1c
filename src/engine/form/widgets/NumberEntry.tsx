import { fieldOf, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/form/widgets/TextEntry.tsx'
import { NumberField } from '#ui/NumberField.tsx'

/** A number; one that names something is shown without apostrophes. */
export function NumberEntry({ collection, name, value, onChange, ...props }: WidgetProps) {
  const field = fieldOf(collection, name)
  const isPlain = field.kind === 'number' && field.plain === true
  const isInteger = field.kind === 'number' && field.integer === true
  return <NumberField {...control(props)} name={name} value={typeof value === 'number' ? value : null} onChange={onChange} integer={isInteger} plain={isPlain} />
}
