import { choiceType } from '#engine/fields/choice.ts'
import { choicesType } from '#engine/fields/choices.ts'
import { dayType } from '#engine/fields/day.ts'
import type { FieldType } from '#engine/fields/fieldType.ts'
import { flagType } from '#engine/fields/flag.tsx'
import { jsonType } from '#engine/fields/json.ts'
import { listType } from '#engine/fields/list.ts'
import { momentType } from '#engine/fields/moment.ts'
import { numberType } from '#engine/fields/number.ts'
import { relationType } from '#engine/fields/relation.ts'
import { relationsType } from '#engine/fields/relations.ts'
import { textType } from '#engine/fields/text.ts'
import { translatedType } from '#engine/fields/translated.tsx'
import type { RelationTarget } from '#engine/records/relation.ts'
import { type Language, languages } from '#lib/languages.ts'

export { choice } from '#engine/fields/choice.ts'
export { choices } from '#engine/fields/choices.ts'
export { day } from '#engine/fields/day.ts'
export { flag } from '#engine/fields/flag.tsx'
export { json } from '#engine/fields/json.ts'
export { list } from '#engine/fields/list.ts'
export { moment } from '#engine/fields/moment.ts'
export { code, number } from '#engine/fields/number.ts'
export { relation } from '#engine/fields/relation.ts'
export { relations } from '#engine/fields/relations.ts'
export { text } from '#engine/fields/text.ts'
export { translated, translatedDe } from '#engine/fields/translated.tsx'

/** The types of a field: each is one file of `fields/`, which holds everything the portal knows of it. */
const fieldTypes = {
  choice: choiceType,
  choices: choicesType,
  day: dayType,
  flag: flagType,
  json: jsonType,
  list: listType,
  moment: momentType,
  number: numberType,
  relation: relationType,
  relations: relationsType,
  text: textType,
  translated: translatedType,
}

export type FieldTypeName = keyof typeof fieldTypes
/** Every type a field can have. @internal */
export const fieldTypeNames = Object.keys(fieldTypes) as FieldTypeName[]
type FieldIn<Type> = Type extends FieldType<infer F> ? F : never
export type Field<Name extends FieldTypeName = FieldTypeName> = FieldIn<(typeof fieldTypes)[Name]>
export type Fields = Record<string, Field>

/** The type of a field. The compiler cannot know that it fits the field. */
export function getType<F extends Field>({ kind }: F): FieldType<F> {
  return fieldTypes[kind] as unknown as FieldType<F>
}

/** The keys of a field's value in a record. */
export function getKeys(name: string, field: Field): string[] {
  return getType(field).keys?.(name, field) ?? [name]
}

/** The language a key of a field is in, where it has one key for each. */
export function getLanguage(name: string, field: Field, key: string): Language | undefined {
  const keys = getKeys(name, field)
  return keys.length > 1 ? languages[keys.indexOf(key)] : undefined
}

/** The records that the value of a field refers to, where it does. */
export function getRelationTarget(field: Field | undefined): RelationTarget | undefined {
  return field && getType(field).target?.(field)
}
