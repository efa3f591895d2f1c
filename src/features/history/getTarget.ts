import type { Collection } from '#engine/collection.ts'
import { type Field, getKeys, getLanguage } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import type { Language } from '#lib/languages.ts'

/** The field of a collection that a key of stored data belongs to, and its language. */
export type Target = { name: string; field: Field | undefined; language: Language | undefined }

/** The position of a key; foreign keys are stored without their usual `_id`. */
export function getTarget({ fields }: Collection, key: string): Target {
  for (const one of [key, `${key}_id`, `${key}_ids`])
    for (const [name, field] of Object.entries(fields))
      if (getKeys(name, field).includes(one)) return { name, field, language: getLanguage(name, field, one) }
  return { name: key, field: undefined, language: undefined }
}

/** The label of a field; without a translation that of the name before `_id`, else its key, made readable. */
export function placeLabel(name: string, labels: Labels): string {
  const named = [name, name.replace(/_ids?$/, '')].find((one) => labels.field(one) !== one)
  return named ? labels.field(named) : name.replaceAll('_', ' ')
}
