import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { showNumber, showSize } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = ControlProps & { field: { integer?: boolean; plain?: boolean; min?: number; isBytes?: true } }

/** A number; a read-only one has the format of lists. */
export default function NumberWidget({ field, name, value, onChange, onParseError, ...props }: Props) {
  if (props.readOnly)
    return <TextField {...control(props)} name={name} value={format(field, value)} onChange={onChange} />
  return (
    <NumberField
      {...control(props)}
      name={name}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      onParseError={onParseError}
      integer={field.integer === true}
      isPositive={field.plain === true || (field.min ?? -1) >= 0}
    />
  )
}

function format({ plain, isBytes }: Props['field'], value: unknown): string {
  if (isBytes) return showSize(value)
  return plain ? toText(value) || '-' : showNumber(value)
}
