import type { Field } from './table.ts'

type Options = Partial<Omit<Field, 'kind'>>

export const text = (options: Options = {}): Field => ({ kind: 'text', max: 255, initial: '', ...options })
export const longText = (options: Options = {}): Field => ({ kind: 'text', max: 20_000, initial: '', ...options })
export const email = (options: Options = {}): Field => ({ kind: 'email', max: 254, initial: '', ...options })
export const url = (options: Options = {}): Field => ({ kind: 'url', max: 200, initial: '', ...options })
export const integer = (options: Options = {}): Field => ({ kind: 'integer', ...options })
export const boolean = (options: Options = {}): Field => ({ kind: 'boolean', initial: false, ...options })
export const date = (options: Options = {}): Field => ({ kind: 'day', ...options })
export const time = (options: Options = {}): Field => ({ kind: 'time', ...options })
export const json = (options: Options = {}): Field => ({ kind: 'json', ...options })
export const choice = (choices: readonly (number | string)[], options: Options = {}): Field => ({
  kind: 'choice',
  choices,
  ...options,
})
export const choices = (allowed: readonly (number | string)[], options: Options = {}): Field => ({
  kind: 'choices',
  choices: allowed,
  initial: [],
  ...options,
})
export const relation = (to: string, options: Options = {}): Field => ({ kind: 'relation', to, ...options })
export const relations = (to: string, options: Options = {}): Field => ({
  kind: 'relations',
  to,
  initial: [],
  ...options,
})
export const nested = (of: Record<string, Field>, options: Options = {}): Field => ({
  kind: 'nested',
  of,
  initial: [],
  ...options,
})
export const computed = (value: NonNullable<Field['computed']>, kind: Field['kind'] = 'json'): Field => ({
  kind,
  readOnly: true,
  computed: value,
})

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const readOnly = { readOnly: true } as const
export const required = { required: true } as const
export const isActive = boolean({ initial: true })
export const stamps = { created: time(readOnly), modified: time(readOnly) }
