import i18next, { type ParseKeys, type TOptions } from 'i18next'
import type { Row } from '#api/page.ts'
import type { Viewer } from '#api/viewer.ts'
import { type Collection, type Entry, fieldOrText, normalised } from '#engine/collection.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'
import { type Fields, type FieldType, keysOf } from '#engine/fieldTypes.ts'
import { isEmail } from '#lib/email.ts'
import { z } from '#lib/schema.ts'
import { asText, characterCount } from '#lib/text.ts'

type Schema = z.ZodMiniType

const schemas = new WeakMap<Fields, Record<string, Schema>>()

/** What may stand under each key of some fields; derived from them on first use. */
export function schemaOf(fields: Fields): Record<string, Schema> {
  const known = schemas.get(fields)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      // Only the German of a text in three languages can be required: the others fall back to it.
      keysOf(name, field).map(
        (key, index) => [key, valueSchema(index === 0 ? field : { ...field, required: false })] as const,
      ),
    ),
  )
  schemas.set(fields, made)
  return made
}

/** What a form of a collection must hold to be sent: what this viewer may change of it, with the values as they stand in `row`. */
export function formSchemaOf(
  collection: Collection,
  row: Row,
  viewer: Viewer,
  isNew: boolean,
): z.ZodMiniObject<Record<string, Schema>> {
  const known = schemaOf(collection.fields)
  const shape: Record<string, Schema> = {}
  for (const entry of normalised<Entry>(collection.form)) {
    if (!isShown(collection, entry, row, viewer, isNew) || isReadOnly(collection, entry, row, viewer, isNew)) continue
    for (const key of keysOf(entry.field, fieldOrText(collection, entry.field))) {
      const word = entry.check?.(row, viewer, key)
      const schema = known[key] ?? z.unknown()
      shape[key] = word ? schema.check(z.refine(() => false, wording(word))) : schema
    }
  }
  return z.object(shape)
}

/** What may stand in a field. Nothing is null, '' or an empty list. */
export function valueSchema(field: FieldType): Schema {
  const isText = field.kind === 'text' || field.kind === 'translated' || field.kind === 'day'
  const read = z.transform((value: unknown): unknown => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
    return isText && value !== null ? asText(value) : value
  })
  const isRequired = field.required === true && field.kind !== 'flag'
  const given = isRequired ? read.check(z.refine((value) => value !== null, wording('form.required'))) : read
  return z.pipe(given, z.nullable(filledSchema(field)))
}

function filledSchema(field: FieldType): Schema {
  switch (field.kind) {
    case 'text':
      return textSchema(field.maxLength).check(...formatChecks(field.format))
    case 'translated':
      return textSchema(field.maxLength)
    case 'number': {
      const { integer, min } = field
      const whole = integer ? [z.multipleOf(1, wording('form.integer'))] : []
      return z
        .number(wording('form.number'))
        .check(...whole, ...(min === undefined ? [] : [z.gte(min, wording('form.min', { min }))]))
    }
    case 'day':
      return z.iso.date(wording('form.day')).check(z.refine((day) => day >= '1000', wording('form.day')))
    default:
      return z.unknown()
  }
}

/** Counted in signs as people see them, where zod counts UTF-16 units. */
function textSchema(max: number | undefined): z.ZodMiniString {
  const text = z.string()
  return max === undefined
    ? text
    : text.check(z.refine((value) => characterCount(value) <= max, wording('form.too-long', { max })))
}

function formatChecks(format: 'email' | 'phone' | 'url' | undefined) {
  if (format === 'email') return [z.refine<string>((text) => isEmail(text.trim()), wording('form.email'))]
  if (format === 'phone') return [z.regex(/^\+41\d{9}$/, wording('form.phone'))]
  return format === 'url' ? [z.regex(/^https?:\/\/[^\s/]+/, wording('form.url'))] : []
}

/** What is said of a wrong value, in the language on screen when it is checked. */
function wording(word: ParseKeys, values?: TOptions) {
  return { error: () => i18next.t(word, values ?? {}) }
}
