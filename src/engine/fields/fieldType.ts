import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Labels } from '#engine/labels.ts'
import type { RelationTarget } from '#engine/records/relation.ts'
import type { Language } from '#lib/languages.ts'
import type { z } from '#lib/schema.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'
import type { Lazy } from '#ui/lazy/lazy.ts'

declare const value: unique symbol
declare const suffix: unique symbol

/** What every field may say, whatever its type. */
export type FieldOptions = {
  required?: boolean
  /** Shown, never sent. */
  readOnly?: boolean
  /** The server moves it on by itself: it is shown, and not even sent back with the rest of the record. */
  isServerManaged?: true
  /** Changed here, but saved by a call of its own and never part of the body. */
  hasOwnEndpoint?: boolean
  hideOn?: 'create' | 'edit'
  /** The value of a new record. */
  initial?: unknown
  /** A text that several records share, or a flag that gives no rights: it may be set for many records at once. */
  forMany?: true
}

/**
 * A field: plain data. The types of its value and of what follows its name in its keys are for the compiler only, so
 * that columns, filters and conditions of a collection are checked against its fields.
 */
export type FieldOf<Kind extends string, Value, Options = object, Suffix extends string = ''> = FieldOptions &
  Options & { kind: Kind; readonly [value]?: Value; readonly [suffix]?: Suffix }

type ValueOf<F> = F extends { readonly [value]?: infer Value } ? Value : never
type SuffixOf<F> = F extends { readonly [suffix]?: infer Suffix extends string } ? Suffix : ''

/** The row that a set of fields describes; every value may be missing in an answer. */
export type RowOf<F> = { id: number } & {
  [K in keyof F & string as `${K}${SuffixOf<F[K]>}`]?: ValueOf<F[K]> | null
}

export type Option = readonly [value: number | string, word: string]

/** What draws a field of a form, whatever its type; what else stands in that form it watches by react-hook-form's own `useWatch`. */
export type ControlProps = {
  name: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** What was typed and cannot be read as a value yet; nothing is saved while it stands. */
  onParseError: (message: string | undefined) => void
  isNew: boolean
  readOnly: boolean
  required: boolean
  error?: string
  hint?: string
  warning?: string
  marked?: string
  /** Options that this viewer does not get. */
  without?: readonly (string | number)[]
  narrow?: Query
}
/** What the control of a type gets besides: its field, the keys it stands under, and the words of its collection. */
export type WidgetPropsOf<F> = ControlProps & { field: F; keys: readonly string[]; labels: Labels }

export type FilterProps<F> = {
  field: F
  name: string
  label: string
  labels: Labels
  /** What the filter asks for, by the keys it has in the address; `''` clears one. */
  keys: readonly string[]
  values: Readonly<Record<string, string>>
  onValues: (values: Record<string, string>) => void
}

export type Lookup = '' | '__gte' | '__lte' | '__icontains'

export type CellProps<F> = { field: F; name: string; row: Row }

/** A sentence of the import: its word and what is put in. */
export type ImportMessage = { word: ParseKeys<'import'>; values?: Record<string, string | number> }
export type ImportedValue = string | number | (string | number)[]
/** What the cell of a file says, perhaps with something to be told, or what is wrong with it. */
export type CellRead = { value?: ImportedValue; remark?: ImportMessage } | { problem: ImportMessage }
/** How the file is written that a cell stands in. */
export type CellReading = {
  parseDate: (text: string) => DateRead
  /** Whether a comma is a decimal point: not where commas separate the cells. */
  hasDecimalComma: boolean
}
export type DateRead =
  { day: string; moment: string; isTwice: boolean } | { wrong: 'date' | 'ambiguous' | 'year' | 'day' | 'hour' }

/** Everything the portal knows of a type of field. What is left out is as it is for a text on one line that nobody edits. */
export type FieldType<F> = {
  /** The keys of a record under which the value stands, where it has one for each language. */
  keys?: (name: string, field: F) => string[]

  // Showing
  /** The text of a value, where there is one. */
  format: (value: unknown, field: F, optionLabel: (word: string) => string) => string
  /** The text of a record in a language, where that is not the text of the value. */
  getText?: (row: Row, name: string, field: F, language: Language) => string
  /** Draws the value in a list, where that is not its text. */
  Cell?: ComponentType<CellProps<F>>
  /** The kind of badge a value is shown as, where it is a state. */
  badge?: (value: unknown, field: F) => BadgeKind | undefined
  /** Whether a column is one of figures, which stand at the right: its values, or how many there are. */
  figures?: 'values' | 'counts'
  isDate?: boolean
  /** Its values are words of the portal, not data: a translator may turn them. */
  isWord?: true
  /** Prose is compared word by word; of anything only the server knows what stands in it. */
  holds?: 'prose' | 'anything'
  /** What is sent of a value, where a server may give back more than it takes. */
  toSend?: (value: unknown) => unknown
  /** The records that the value refers to. */
  target?: (field: F) => RelationTarget

  // Lists
  /** What a list is ordered by, for what is read in this language; empty where the server cannot. */
  orderedBy?: (name: string, field: F, language: Language) => string[]
  filter: {
    control: Lazy<FilterProps<F>>
    /** What its values are called, where a word stands for each. */
    words?: Readonly<Record<string, 'yes' | 'no'>>
    /** What follows the name in the keys of the filter. */
    lookups?: readonly Lookup[]
    /** What the server is asked for, where that is not what stands in the address. */
    toQuery?: (text: string, lookup: Lookup) => string
    /** Whether it is typed by hand, and so may name people. */
    isTyped?: boolean
  }

  // Forms
  widget: Lazy<WidgetPropsOf<F>>
  /** What a value must be, where there is one. */
  schema?: (field: F) => z.ZodMiniType
  /** Whether two values are the same; without the order of lists, unless the type minds it. */
  isSame?: (one: unknown, other: unknown) => boolean
  /** Reads what the link of a create form says; undefined where it does not fit. A type without it is never filled by a link. */
  fromLink?: (text: string, field: F) => unknown
  /** Reads the cell of a file that is imported. */
  fromCell?: (text: string, field: F, reading: CellReading) => CellRead
  /** A value that was typed, as it is to be stored (D-94). */
  clean?: (value: string, field: F) => string
}

/** That a cell of an imported file cannot be read, and why. */
export function wrongCell(word: ImportMessage['word'], values?: ImportMessage['values']): CellRead {
  return { problem: values ? { word, values } : { word } }
}
