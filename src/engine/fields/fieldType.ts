import type { ParseKeys } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
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

/** The options of every field, whatever its type. */
export type FieldOptions = {
  required?: boolean
  /** Shown, never sent. */
  readOnly?: boolean
  /** The server changes it by itself: it is shown, and not sent back with the rest of the record. */
  isServerManaged?: true
  /** Edited here, but saved by a call of its own and never part of the body. */
  hasOwnEndpoint?: boolean
  hideOn?: 'create' | 'edit'
  /** The value of a new record. */
  initial?: unknown
  /** The same for a value that only the page knows, such as the current language. */
  getInitial?: () => unknown
  /** A text or figure that several records share, or a flag without permissions: it can be set in a bulk edit. */
  forMany?: true
}

/**
 * A field: plain data. The types of its value and of its key suffixes are for the compiler only, so that columns,
 * filters and conditions of a collection are checked against its fields.
 */
export type FieldOf<Kind extends string, Value, Options = object, Suffix extends string = ''> = FieldOptions &
  Options & { kind: Kind; readonly [value]?: Value; readonly [suffix]?: Suffix }

type ValueOf<F> = F extends { readonly [value]?: infer Value } ? Value : never
type SuffixOf<F> = F extends { readonly [suffix]?: infer Suffix extends string } ? Suffix : ''

/** The row that a set of fields describes; every value may be missing in a response. */
export type RowOf<F> = { id: number } & {
  [K in keyof F & string as `${K}${SuffixOf<F[K]>}`]?: ValueOf<F[K]> | null
}

export type Option = readonly [value: number | string, word: string]

/** The component of a field in a form; it watches other values of that form by react-hook-form's own `useWatch`. */
export type ControlProps = {
  name: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** Input that cannot be parsed as a value yet; nothing is saved while there is any. */
  onParseError: (message: string | undefined) => void
  isNew: boolean
  readOnly: boolean
  required: boolean
  error?: ReactNode
  hint?: string
  warning?: ReactNode
  marked?: string
  /** Options that this viewer does not get. */
  without?: readonly (string | number)[]
  narrow?: Query
}
/** The further props of the control of a type: its field, its keys, and the labels of its collection. */
export type WidgetPropsOf<F> = ControlProps & { field: F; keys: readonly string[]; labels: Labels }

export type FilterProps<F> = {
  field: F
  name: string
  label: string
  labels: Labels
  /** The values of the filter, by their keys in the address; `''` clears one. */
  keys: readonly string[]
  values: Readonly<Record<string, string>>
  onValues: (values: Record<string, string>) => void
}

export type Lookup = '' | '__gte' | '__lte' | '__icontains'

export type CellProps<F> = { field: F; name: string; row: Row }

/** A message of the import: its translation key and values. */
export type ImportMessage = { word: ParseKeys<'import'>; values?: Record<string, string | number> }
export type ImportedValue = string | number | (string | number)[]
/** The value of a cell of a file, perhaps with a warning, or its error. */
export type CellRead = { value?: ImportedValue; remark?: ImportMessage } | { problem: ImportMessage }
/** The format of the file of a cell. */
export type CellReading = {
  parseDate: (text: string) => DateRead
  /** Whether a comma is a decimal point: not where commas separate the cells. */
  hasDecimalComma: boolean
}
export type DateRead =
  { day: string; moment: string; isTwice: boolean } | { wrong: 'date' | 'ambiguous' | 'year' | 'day' | 'hour' }

/** Everything the portal knows of a type of field. The defaults are those of a text on one line that nobody edits. */
export type FieldType<F> = {
  /** The keys of the value in a record, where it has one for each language. */
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
  /** Whether a column holds figures, which are right-aligned: its values, or their count. */
  figures?: 'values' | 'counts'
  isDate?: boolean
  /** Its values are translations, not data: a page translator may change them. */
  isWord?: true
  /** Prose is compared word by word; the content of `anything` is known to the server only. */
  holds?: 'prose' | 'anything'
  /** The request value, where a server may return more than it accepts. */
  toSend?: (value: unknown) => unknown
  /** The records that the value refers to. */
  target?: (field: F) => RelationTarget

  // Lists
  /** The ordering of a list for this language; empty where the server has none. */
  orderedBy?: (name: string, field: F, language: Language) => string[]
  filter: {
    control: Lazy<FilterProps<F>>
    /** The labels of its values, where it has one for each. */
    words?: Readonly<Record<string, 'yes' | 'no'>>
    /** The suffixes of the keys of the filter. */
    lookups?: readonly Lookup[]
    /** The query of a filter, where that is not its value in the address. */
    toQuery?: (text: string, lookup: Lookup) => string
    /** Whether it is typed by hand, and so may name people. */
    isTyped?: boolean
  }

  // Forms
  widget: Lazy<WidgetPropsOf<F>>
  /** The schema of a value, where there is one. */
  schema?: (field: F) => z.ZodMiniType
  /** Whether two values are the same; the order of lists is ignored by default. */
  isSame?: (one: unknown, other: unknown) => boolean
  /**
   * Parses the value from the link of a create form; undefined where it does not fit. A type without it is never
   * prefilled by a link.
   */
  fromLink?: (text: string, field: F) => unknown
  /** Parses the cell of a file that is imported. */
  fromCell?: (text: string, field: F, reading: CellReading) => CellRead
  /** A typed value in its stored form (D-94). */
  clean?: (value: string, field: F) => string
}

/** The error of a cell of an imported file. */
export function wrongCell(word: ImportMessage['word'], values?: ImportMessage['values']): CellRead {
  return { problem: values ? { word, values } : { word } }
}
