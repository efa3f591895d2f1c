import type { Collection } from '#engine/collection.ts'
import { type Field, getKeys, getLanguage } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import type { Language } from '#lib/languages.ts'

/** Which field of a collection a key of kept data belongs to, and in which language. */
export type Target = { name: string; field: Field | undefined; language: Language | undefined }

/** The place of a key; foreign keys are kept without the `_id` they have elsewhere. */
export function getTarget({ fields }: Collection, key: string): Target {
  for (const one of [key, `${key}_id`, `${key}_ids`])
    for (const [name, field] of Object.entries(fields))
      if (getKeys(name, field).includes(one)) return { name, field, language: getLanguage(name, field, one) }
  return { name: key, field: undefined, language: undefined }
}

/** What a field is called; one without words as what its `_id` belongs to, else by its key, made readable. */
export function placeLabel(name: string, labels: Labels): string {
  const named = [name, name.replace(/_ids?$/, '')].find((one) => labels.field(one) !== one)
  return named ? labels.field(named) : name.replaceAll('_', ' ')
}
