import type { Rule } from '#api/session/rules.ts'

/** What sets a few collections apart from all others. */
export type CollectionTraits = {
  /** A backend may lack the endpoint (404); what needs it is not offered there. */
  isOptional?: true
  /** Who filters its list; staff by default. */
  filtersFor?: Rule
}

/** The name of a tool, and whether it stands next to the title with its words or with the others behind a button. */
export type ToolTraits = { name: string; isFrequent?: true }
