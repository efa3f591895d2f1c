import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { toText } from '#lib/text/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = ControlProps & {
  field: { maxLength?: number; long?: boolean; format?: 'email' | 'phone' | 'url' }
}

const inputTypes = { email: 'email', phone: 'tel', url: 'url' } as const

/** A text, on one line or on several. */
export default function TextWidget({ field: { maxLength, long, format }, name, value, onChange, ...props }: Props) {
  const shared = {
    ...control(props),
    name,
    value: toText(value),
    onChange,
    ...(maxLength === undefined ? {} : { maxLength }),
  }
  // A read-only text is shown in full.
  return long || props.readOnly ? (
    <TextArea {...shared} rows={long && !props.readOnly ? 5 : 1} {...(props.readOnly ? { placeholder: '-' } : {})} />
  ) : (
    <TextField {...shared} type={format ? inputTypes[format] : 'text'} />
  )
}
