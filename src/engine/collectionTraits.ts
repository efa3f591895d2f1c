import type { Rule } from './rules.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

/** What sets a few collections apart from all others. */
export type CollectionTraits<Name extends string, R, Column, CardTool> = {
  /** The columns that name a record, where the first one does not: joined, they begin its row on a phone. */
  names?: { columns: readonly Name[]; join: ' ' | ', ' }
  /** Fields that differentiate a record besides its name, or say how it stands; shown in its head. */
  facts?: readonly (Name | Fact<Name, R>)[]
  /** Whether a row of its list and the next one are read as one: what is in `data-repeats` is not repeated below. */
  joins?: (one: R, next: R | undefined, columns: readonly Column[]) => boolean
  /** Buttons of a row of its list, at the end of the first column. */
  rowButtons?: Lazy<{ row: R; value: unknown }>
  /** Counts above the list that filter it, in one line. */
  summary?: Lazy<object>
  /** What else its list can be seen as, next to the table. */
  layouts?: readonly Layout<Name, Column, CardTool>[]
  /** A backend may lack the endpoint (404); what needs it is not offered there. */
  isOptional?: true
  /** The section at the end of the form of one's own profile. */
  lastOfOwn?: string
  /** The sections of a new record that few need: one section at its end. */
  furtherOfNew?: readonly string[]
  /** The collection that a new record may belong to instead, with a link next to what saving does. */
  instead?: string
  /** Who filters its list; staff by default. */
  filtersFor?: Rule
}

/**
 * A field in words instead of its label and its value: a text in `forms.json` with the value, and its `count` where it
 * is a number or holds several; without one the value alone. Left out where the record has no word.
 */
export type Fact<Name extends string, R> = { field: Name; word?: FactWord | ((row: R) => FactWord | undefined) }
type FactWord = 'fact.as-of' | 'fact.attributes' | 'fact.planned' | 'fact.planned-past' | 'fact.sent'

/** The name of a tool, and whether it stands next to the title with its words or with the others behind a button. */
export type ToolTraits = {
  name: string
  isFrequent?: true
  /** It has two buttons, which take the places of two tools. */
  isDouble?: true
}

/** The place of an entry of a form. */
export type EntryTraits = {
  /** The control is a text with its editor: its placeholder has that height. */
  isTall?: true
  /** It has a row of its own. */
  isAlone?: true
  /** It is as wide as the form. */
  isWide?: true
}

/** Where a column gives way. */
export type ColumnTraits = {
  /** On a phone it is left to the page of the record, apart from a value that needs attention. */
  isMinor?: true
  /** Its zeros say as little as missing values. */
  isNothingAtZero?: true
  /** Whether its value needs its name beside it on a phone; figures, days and flags do by default. */
  isLabelled?: boolean
  /** Its name on a phone is a short one (`{field}.short`), so that two figures share a line. */
  hasShortName?: true
  /**
   * It takes the room that is left and is cut after two lines, so it begins with what differs. A `whole` one is not cut:
   * it has the lines it needs.
   */
  takesRest?: true | 'whole'
  /** Where not all columns have room in one line, its text takes two; a `short` one leaves the room to the name. */
  wraps?: true | 'short'
  /** It takes the room of its content, however wide. */
  isWide?: true
  /**
   * A window no wider than that of a laptop has no room for it: there it is one to select; only on a `tablet`, or
   * `always`.
   */
  isExtra?: true | 'tablet' | 'always'
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
