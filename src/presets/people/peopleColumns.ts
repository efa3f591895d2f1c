import { choice, text } from '#engine/fieldTypes.ts'
import { roleNames } from '#lib/permissions.ts'
import { type Language, languages } from '#lib/languages.ts'
import { type Programme, programmes } from '#lib/areas.ts'

const asOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => [value, value] as const)

/** The columns of a file of people: who, in which language, and the permission on which institution, by its ANQ id. */
export const peopleColumns = {
  email: text({ required: true, format: 'email', maxLength: 254 }),
  first_name: text({ maxLength: 150 }),
  last_name: text({ maxLength: 150 }),
  language: choice(asOptions(languages)),
  programme: choice(asOptions(programmes), { required: true }),
  object: text({ required: true, isIdentifier: true }),
  role: choice(asOptions(roleNames)),
}

export type Person = {
  email: string
  first_name: string
  last_name: string
  language: Language
  programme: Programme
  object: string
  role: (typeof roleNames)[number]
}
