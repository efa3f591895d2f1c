import type { World } from '../db/World.ts'
import type { Json, Row } from '../db/json.ts'

type Kind =
  | 'text'
  | 'email'
  | 'url'
  | 'integer'
  | 'boolean'
  | 'day'
  | 'time'
  | 'choice'
  | 'choices'
  | 'relation'
  | 'relations'
  | 'json'
  | 'nested'

export type Field = {
  kind: Kind
  required?: boolean
  readOnly?: boolean
  max?: number
  choices?: readonly (number | string)[]
  /** Path of the related table. */
  to?: string
  /** Fields of each entry of a nested list. */
  of?: Record<string, Field>
  unique?: boolean
  /** Only a superuser may change it. */
  superuserOnly?: boolean
  staffOnly?: boolean
  /** The default value of a new record. */
  initial?: Json
  computed?: (row: Row, world: World) => Json
  /** How a stored value is returned, where that differs. */
  show?: (stored: Json, world: World) => Json
}

/** A permission rule; `row` is the record, absent for a list or a new record. */
export type Rule = (user: Row, world: World, row?: Row) => boolean
/** Applies a filter that is no column; `query` has the other parameters. */
export type Filter = (value: string, row: Row, world: World, query: URLSearchParams) => boolean
/** Field errors of a whole record, like `validate` of a serializer. */
export type Check = (
  values: Row,
  call: { user: Row; world: World; creating: boolean },
) => Record<string, Json> | undefined

export type Table = {
  path: string
  model: string
  fields: Record<string, Field>
  search?: string[]
  ordering?: string
  /** The columns by which a list can be filtered besides the common ones (`isCommon`), each with its lookup. */
  filters?: readonly string[]
  /** Filters that are no column. */
  questions?: Record<string, Filter>
  /** A missing rule means that the method does not exist: 405. */
  permissions: { read: Rule; create?: Rule; update?: Rule; delete?: Rule }
  /** The records visible to a user who is not staff, or to anybody with byPermissions=1. */
  own?: Rule
  /** Always returned as a plain list. */
  plain?: boolean
  publicRead?: boolean
  check?: Check
  /** Values that the server sets on a new record. */
  creating?: (user: Row, world: World) => Record<string, Json>
  /** A reason why the record cannot be deleted (409). */
  protectedBecause?: (row: Row, world: World) => string | undefined
  saved?: (row: Row, world: World, created: boolean) => void
  exported?: boolean
  label?: (row: Row) => string
}
