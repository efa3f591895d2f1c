import type { Rule } from './rules.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

/** What sets a few collections apart from all others. */
export type CollectionTraits<Name extends string, R, Column, CardTool> = {
  /** The columns that name a record, where the first one does not: joined, they begin its row on a phone. */
  names?: { columns: readonly Name[]; join: ' ' | ', ' }
  /** Buttons of a row of its list, at the end of the first column. */
  rowButtons?: Lazy<{ row: R; value: unknown }>
  /** What else its list can be seen as, next to the table. */
  layouts?: readonly Layout<Name, Column, CardTool>[]
  /** A backend may lack the endpoint (404); what needs it is not offered there. */
  isOptional?: true
  /** The section at the end of the form of one's own profile. */
  lastOfOwn?: string
  /** Who filters its list; staff by default. */
  filtersFor?: Rule
}

/** The name of a tool, and whether it stands next to the title with its words or with the others behind a button. */
export type ToolTraits = {
  name: string
  isFrequent?: true
  /** It has two buttons, which take the places of two tools. */
  isDouble?: true
}

/** Where a column gives way. */
export type ColumnTraits = {
  /** On a phone it is left to the page of the record. */
  isMinor?: true
  /** Its value needs its name beside it on a phone. */
  isLabelled?: true
  /** Where not all columns have room in one line, its text takes two; a `short` one leaves the room to the name. */
  wraps?: true | 'short'
  /** It takes the room of its content, however wide. */
  isWide?: true
  /** A window no wider than that of a laptop has no room for it: there it is one to select. */
  isExtra?: true
}

/** The props of a tool on a card: its record. */
export type CardToolProps<R> = { row: R }

/** Another layout of a list than its table, of the rows that its search and filters find. */
export type Layout<Name extends string, Column, CardTool> =
  | {
      /** Cards in columns: one for each option of a field, in their order. */
      as: 'board'
      by: Name
      /** What a card shows below the name of its record. */
      card: readonly (Name | Column)[]
      tools?: readonly CardTool[]
    }
  | {
      /** The days of a month, with the records from one day to another. */
      as: 'calendar'
      from: Name
      to?: Name
      /** What else says which record it is, besides its title. */
      about?: readonly (Name | Column)[]
    }
