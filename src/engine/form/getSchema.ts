import { fieldValue, type Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import { isReadOnly, isShown } from './entries.ts'
import { isSame } from '#engine/form/save/merge.ts'
import { type Field, type Fields, getKeys, getType } from '#engine/fieldTypes.ts'
import { problem } from '#engine/fields/schemas.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { z } from '#lib/schema.ts'

type Schema = z.ZodMiniType

const schemas = new WeakMap<Fields, Record<string, Schema>>()

/** The schema of each key of some fields; derived from them on first use. */
export function getSchema(fields: Fields): Record<string, Schema> {
  const known = schemas.get(fields)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      // Only the German of a text in three languages can be required: the others fall back to it.
      getKeys(name, field).map(
        (key, index) => [key, valueSchema(index === 0 ? field : { ...field, required: false })] as const,
      ),
    ),
  )
  schemas.set(fields, made)
  return made
}

/**
 * The schema of a form of a collection: of all that this viewer may change, with the current values in `row`. An
 * untouched stored value (`base`) does not block the save, whatever it is, if it had to be filled in before.
 */
export function getFormSchema(
  collection: Collection,
  row: Row,
  viewer: Viewer,
  isNew: boolean,
  base?: Row,
): z.ZodMiniObject<Record<string, Schema>> {
  const known = getSchema(collection.fields)
  const shape: Record<string, Schema> = {}
  for (const entry of toObjects<Entry>(collection.form)) {
    if (!isShown(collection, entry, row, viewer, isNew) || isReadOnly(collection, entry, row, viewer, isNew)) continue
    const wasShown = base !== undefined && isShown(collection, entry, base, viewer, isNew)
    for (const key of getKeys(entry.field, getField(collection, entry.field))) {
      const word = entry.check?.(row, viewer, key)
      const [before, now] = [base && fieldValue(base, key), fieldValue(row, key)]
      const isUntouched = wasShown && (isSame(collection, key, before, now) || areNothing(before, now))
      if (isUntouched && !word) continue
      const schema = (!isUntouched && known[key]) || z.unknown()
      shape[key] = word ? schema.check(z.refine(() => false, problem(word))) : schema
    }
  }
  return z.object(shape)
}

function areNothing(...values: unknown[]): boolean {
  return values.every((value) => isBlank(value ?? '') || (Array.isArray(value) && value.length === 0))
}

/** The schema of a field. Nothing is null, '' or an empty list. */
export function valueSchema(field: Field): Schema {
  const read = z.transform((value: unknown): unknown => {
    return areNothing(value) ? null : value
  })
  const given = field.required ? read.check(z.refine((value) => value !== null, problem('form.required'))) : read
  return z.pipe(given, z.nullable(getType(field).schema?.(field) ?? z.unknown()))
}

/** A text of blanks, or of invisible characters, counts as empty. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && cleanLine(value.slice(0, 1000)) === '' && cleanLine(value) === ''
}
