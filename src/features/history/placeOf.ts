import type { Collection } from '#engine/collection.ts'
import { type Field, keysOf } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { type Language, languages } from '#lib/languages.ts'

/** Which field of a collection a key of kept data belongs to, and in which language. */
export type Place = { name: string; field: Field | undefined; language: Language | undefined }

/** The place of a key; foreign keys are kept without the `_id` they have elsewhere. */
export function placeOf({ fields }: Collection, key: string): Place {
  for (const name of [key, `${key}_id`, `${key}_ids`]) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field && field.kind !== 'translated') return { name, field, language: undefined }
  }
  for (const [name, field] of Object.entries(fields)) {
    const index = field.kind === 'translated' ? keysOf(name, field).indexOf(key) : -1
    if (index >= 0) return { name, field, language: languages[index] }
  }
  return { name: key, field: undefined, language: undefined }
}

/** What a field is called; one without words as what its `_id` belongs to, else by its key, made readable. */
export function placeLabel(name: string, labels: Labels): string {
  const named = [name, name.replace(/_ids?$/, '')].find((one) => labels.field(one) !== one)
  return named ? labels.field(named) : name.replaceAll('_', ' ')
}
