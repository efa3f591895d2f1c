import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { asText } from '#lib/text.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'

const types = { email: 'email', phone: 'tel', url: 'url' } as const

/** A text, on one line or on several. */
export function TextEntry({ collection, name, value, onChange, ...props }: WidgetProps) {
  const field = fieldOrText(collection, name)
  const shared = { ...control(props), name, value: asText(value), onChange }
  if (field.kind === 'text' && field.long) return <TextArea {...shared} {...limit(field)} rows={5} />
  if (field.kind !== 'text') return <TextField {...shared} />
  return <TextField {...shared} {...limit(field)} type={field.format ? types[field.format] : 'text'} />
}

/** What every control takes from an entry. */
export function control({
  label,
  readOnly,
  required,
  error,
  hint,
  warning,
  marked,
}: Pick<WidgetProps, 'label' | 'readOnly' | 'required' | 'error' | 'hint' | 'warning' | 'marked'>) {
  return {
    label,
    readOnly,
    required,
    ...(error ? { error } : {}),
    ...(hint ? { hint } : {}),
    ...(warning ? { warning } : {}),
    ...(marked ? { marked } : {}),
  }
}

function limit({ maxLength }: { maxLength?: number }) {
  return maxLength === undefined ? {} : { maxLength }
}
