import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { problem, textSchema } from './schemas.ts'
import { isEmail } from '#lib/email.ts'
import { z } from '#lib/schema.ts'
import { characterCount, joined } from '#lib/text.ts'

type TextOptions = { maxLength?: number; long?: boolean; format?: 'email' | 'phone' | 'url' }
type TextField = FieldOf<'text', string, TextOptions>

/** A text, on one line or (`long`) on several. */
export const text = (options: TextOptions & FieldOptions = {}): TextField => ({ kind: 'text', ...options })

const formats = {
  email: (value: string) => isEmail(value.trim()),
  phone: (value: string) => /^\+41\d{9}$/.test(value),
  url: (value: string) => /^https?:\/\/[^\s/]+/.test(value),
}

export const textType: FieldType<TextField> = {
  format: (value) => joined(value),
  holds: 'prose',
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx'), lookups: ['__icontains'], isTyped: true },
  widget: () => import('#engine/fields/widgets/TextWidget.tsx'),
  schema: ({ maxLength, format }) =>
    textSchema(maxLength, format ? [z.refine(formats[format], problem(`form.${format}`))] : []),
  fromLink: (link) => link,
  fromCell: (cell, { maxLength = Infinity, format }) => {
    if (characterCount(cell) > maxLength) return wrongCell('problem.long', { max: maxLength })
    return format === 'email' && !isEmail(cell) ? wrongCell('problem.email') : { value: cell }
  },
}
