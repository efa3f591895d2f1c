import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from '#engine/fields/fieldType.ts'
import { TextFilter } from '#engine/fields/filters/TextFilter.tsx'
import { problem, textSchema } from '#engine/fields/schemas.ts'
import { isEmail } from '#lib/email.ts'
import { z } from '#lib/schema.ts'
import { asText, characterCount } from '#lib/text.ts'

type TextOptions = { maxLength?: number; long?: boolean; format?: 'email' | 'phone' | 'url' }
type TextField = FieldOf<'text', string, TextOptions>

/** A text, on one line or (`long`) on several. */
export const text = (options: TextOptions & FieldOptions = {}): TextField => ({ kind: 'text', ...options })

const formats = {
  email: () => z.refine<string>((value) => isEmail(value.trim()), problem('form.email')),
  phone: () => z.regex(/^\+41\d{9}$/, problem('form.phone')),
  url: () => z.regex(/^https?:\/\/[^\s/]+/, problem('form.url')),
}

export const textType: FieldType<TextField> = {
  format: asText,
  holds: 'prose',
  filter: { Control: TextFilter, lookups: ['__icontains'], isTyped: true },
  widget: () => import('#engine/fields/widgets/TextWidget.tsx'),
  schema: ({ maxLength, format }) => textSchema(maxLength, format ? [formats[format]()] : []),
  fromLink: (link) => link,
  fromCell: (cell, { maxLength = Infinity }) =>
    characterCount(cell) > maxLength ? wrongCell('problem.long', { max: maxLength }) : { value: cell },
}
