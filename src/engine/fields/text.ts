import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { problem, textSchema } from './schemas.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { isDamagedCode } from '#lib/dates/damagedCode.ts'
import { isEmail, readEmail } from '#lib/text/email.ts'
import { readPhone } from '#lib/text/phones.ts'
import { z } from '#lib/schema.ts'
import { characterCount, joined } from '#lib/text/text.ts'

type TextOptions = {
  maxLength?: number
  long?: boolean
  format?: 'email' | 'phone' | 'url'
  /** An identifier (a token): a file with one damaged by a spreadsheet is rejected. */
  isIdentifier?: boolean
}
type TextField = FieldOf<'text', string, TextOptions>

/** A text, on one line or (`long`) on several. */
export const text = (options: TextOptions & FieldOptions = {}): TextField => ({ kind: 'text', ...options })

const formats = {
  email: isEmail,
  phone: (value: string) => readPhone(value) === value,
  url: (value: string) => /^https?:\/\/[^\s/]+/.test(value),
}

export const textType: FieldType<TextField> = {
  format: (value) => joined(value),
  holds: 'prose',
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx'), lookups: ['__icontains'], isTyped: true },
  widget: () => import('#engine/fields/widgets/TextWidget.tsx'),
  schema: (field) =>
    textSchema(
      field.maxLength,
      (value) => cleanValue(value, field),
      field.format ? [z.refine(formats[field.format], problem(`form.${field.format}`))] : [],
    ),
  clean: cleanValue,
  fromLink: (link) => link,
  fromCell: (cell, field) => {
    const { maxLength = Infinity, format, isIdentifier } = field
    const value = cleanValue(cell, field)
    if ((isIdentifier || format === 'email') && isDamagedCode(cell)) return wrongCell('problem.damaged')
    if (characterCount(value) > maxLength) return wrongCell('problem.long', { max: maxLength })
    return format === 'email' && !isEmail(value) ? wrongCell('problem.email') : { value }
  },
}

/**
 * A text in its stored form: an address and a phone number in their normal form, any other as it is written, but clean.
 */
function cleanValue(value: string, { format, long }: TextField): string {
  if (format === 'email') return readEmail(value)
  if (format === 'phone') return readPhone(value) ?? cleanLine(value)
  return long ? cleanText(value) : cleanLine(value)
}
