/**
 * What a field can be. A field is plain data; the type of its value rides along for the compiler only,
 * so that columns, filters and conditions of a collection are checked against its fields.
 */
declare const value: unique symbol

type Common = {
  required?: boolean
  /** Shown, never sent. */
  readOnly?: boolean
  /** Changed here, but saved by the collection's steps and never part of the body. */
  savedSeparately?: boolean
  hideOn?: 'create' | 'edit'
  /** May be filled by the link of a create form; flags, ids, rights and owners never are. */
  prefill?: boolean
  /** The value of a new record. */
  initial?: unknown
}

export type Option = readonly [value: number | string, word: string]

export type RelationTarget = {
  /** The endpoint that lists what can be chosen. */
  endpoint: string
  /** What makes a row's label: keys, or several in one (`first_name last_name`). The first with text wins unless `join` is set. */
  label?: string[]
  join?: boolean
  /** What always goes along with the search. */
  query?: Record<string, string | number | boolean | undefined>
}

export type FieldType = Common &
  (
    | { kind: 'text'; maxLength?: number; long?: boolean; format?: 'email' | 'phone' | 'url' }
    | { kind: 'number'; integer?: boolean; plain?: boolean; min?: number }
    | { kind: 'flag' }
    | { kind: 'choice'; options: readonly Option[] }
    | { kind: 'choices'; options: readonly Option[] }
    | { kind: 'day' }
    | { kind: 'moment' }
    | ({ kind: 'relation' } & RelationTarget)
    | ({ kind: 'relations' } & RelationTarget)
    | { kind: 'translated'; suffix: '' | '_de'; maxLength?: number; long?: boolean }
    | { kind: 'json' }
    | { kind: 'list' }
  )

export type Field<Value = unknown> = FieldType & { readonly [value]?: Value }
export type Fields = Record<string, Field>

type Translated = { kind: 'translated'; suffix: '' | '_de' }
type KeyOf<Name extends string, F> = F extends { kind: 'translated'; suffix: '_de' }
  ? `${Name}_de` | `${Name}_fr` | `${Name}_it`
  : F extends Translated
    ? Name | `${Name}_fr` | `${Name}_it`
    : Name
type ValueOf<F> = F extends { readonly [value]?: infer Value } ? Value : never

/** The row that a set of fields describes; every value may be missing in an answer. */
export type RowOf<F extends Fields> = { id: number } & {
  [K in keyof F & string as KeyOf<K, F[K]>]?: ValueOf<F[K]> | null
}

type Of<K extends FieldType['kind'], More = object> = Extract<FieldType, { kind: K }> & More

export const text = (options: Omit<Of<'text'>, 'kind'> = {}): Field<string> => ({ kind: 'text', ...options })
export const number = (options: Omit<Of<'number'>, 'kind'> = {}): Field<number> => ({ kind: 'number', ...options })
/** A number that names something (ids, anqid, PLZ, years): never grouped by apostrophes. */
export const code = (options: Omit<Of<'number'>, 'kind' | 'plain'> = {}): Field<number> => ({
  kind: 'number',
  plain: true,
  integer: true,
  ...options,
})
export const flag = (options: Common = {}): Field<boolean> => ({ kind: 'flag', ...options })
export const day = (options: Common = {}): Field<string> => ({ kind: 'day', ...options })
export const moment = (options: Common = {}): Field<string> => ({ kind: 'moment', ...options })
export const json = (options: Common = {}): Field => ({ kind: 'json', ...options })
/** A list the server fills and nobody edits here. */
export const list = (options: Common = {}): Field<unknown[]> => ({
  kind: 'list',
  readOnly: !options.savedSeparately,
  ...options,
})
export const choice = <const O extends readonly Option[]>(options: O, more: Common = {}): Field<O[number][0]> => ({
  kind: 'choice',
  options,
  ...more,
})
export const choices = <const O extends readonly Option[]>(options: O, more: Common = {}): Field<O[number][0][]> => ({
  kind: 'choices',
  options,
  ...more,
})
export const relation = (endpoint: string, options: Omit<RelationTarget, 'endpoint'> & Common = {}): Field<number> => ({
  kind: 'relation',
  endpoint,
  ...options,
})
export const relations = (
  endpoint: string,
  options: Omit<RelationTarget, 'endpoint'> & Common = {},
): Field<number[]> => ({
  kind: 'relations',
  endpoint,
  ...options,
})
/** A text in three languages: base, base_fr, base_it. */
export const translated = (
  options: Omit<Of<'translated'>, 'kind' | 'suffix'> = {},
): Field<string> & Translated & { suffix: '' } => ({
  kind: 'translated',
  suffix: '',
  ...options,
})
/** A text in three languages whose German also has a suffix: base_de, base_fr, base_it. */
export const translatedDe = (
  options: Omit<Of<'translated'>, 'kind' | 'suffix'> = {},
): Field<string> & Translated & { suffix: '_de' } => ({
  kind: 'translated',
  suffix: '_de',
  ...options,
})

/** The keys under which a field's value stands in a row. */
export function keysOf(name: string, field: FieldType): string[] {
  if (field.kind !== 'translated') return [name]
  return [`${name}${field.suffix}`, `${name}_fr`, `${name}_it`]
}
