import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import type { EndpointWith, Row } from '#api/rows/page.ts'
import type { SplitQuery } from '#api/rows/fetchSplitRows.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Rule } from './rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Field, Fields } from './fieldTypes.ts'
import type { ControlProps, RowOf } from '#engine/fields/fieldType.ts'
import type { CardToolProps, CollectionTraits, ColumnTraits, EntryTraits, ToolTraits } from './collectionTraits.ts'
import type { FollowUpCallsOf } from '#engine/form/save/followUpCalls.ts'
import type { RelatedCollection } from './relatedCollection.ts'
import type { CollectionHelp } from './pageHandle.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

/** Values of a form or of the filters, by key. */
export type Values = Record<string, unknown>

export type CellProps<R = Row> = { row: R; value: unknown }
/** The component of a field where its collection names a control of its own. */
export type WidgetProps = ControlProps & { collection: Collection }
/** The component of an item of a list that is compared item by item. */
export type ItemProps = { collection: Collection; item: unknown }
/** The props of a panel of a record; it reports whether it has unsaved input. */
export type PanelProps<R = Row> = { collection: Collection; row: R; onUnsaved?: (isUnsaved: boolean) => void }
/** The form of the record below a tool with its current values, where there is one that this viewer may save. */
export type EditableForm = {
  values: () => Values
  /** Sets values as unsaved changes. */
  change: (values: Values) => void
}
/** The props of a tool of a record; `isDirty` while there are unsaved changes. */
export type RecordToolProps<R = Row> = {
  collection: Collection
  row: R
  isDirty: boolean
  form?: EditableForm | undefined
}
/** The props of a component that replaces a record's form; `form` is the default form. */
export type DetailProps<R = Row> = PanelProps<R> & {
  back: { to: string; label: string }
  tools: readonly Tool<RecordToolProps<R>>[]
  form: ReactNode
}
/** The props of a tool of a list: the query of its rows, their count, 0 while `isLoading`, and those selected by hand. */
export type ListToolProps<R = Row> = {
  collection: Collection
  query: Query
  count: number
  selected: R[]
  /** The rows of the query; undefined where the server refused it. */
  shown: readonly R[] | undefined
  isLoading?: boolean
  /** The selected columns, where they are not all. */
  columns?: readonly string[]
}
/** The props of a tool of the selected rows; `onDone` deselects those it is done with. */
export type SelectionToolProps = {
  collection: Collection
  selected: readonly Row[]
  /** The list shows more than requested, as the server ignored a filter. */
  isMore: boolean
  getName: (row: Row) => string
  onDone: (done: readonly Row[]) => void
}
export type ListViewProps = { collection: Collection; onDone: () => void }
/** A tab next to the list of a collection. */
export type ListView = { name: string; load: Lazy<ListViewProps> }
/** A button of a toolbar that the engine does not know; `when` decides whether it is offered. */
export type Tool<Props> = Shown &
  ToolTraits & {
    when?: (given: Props, viewer: Viewer) => boolean
    /** Of a list: offered for its selected rows, in their bar. */
    isOfSelection?: boolean
    load: Lazy<Props>
  }
export type RowsProps<R = Row> = {
  collection: Collection
  rows: readonly R[]
  getPath: (row: R) => string | undefined
}
export type ImportProps = { collection: Collection; back: { to: string; label: string } }

/** Who sees a part of a list or a record; everybody by default. */
type Shown<R = Row> = { show?: Rule<R> }

/** A field that a list can be ordered by, or one of a related record (`hospital__name`); a translated one by its German. */
type SortKey<Name extends string> = Name | 'id' | `${Name}${'_de' | `__${string}`}`

export type Column<R = Row, Name extends string = string> = Shown &
  ColumnTraits & {
    field: Name | `${Name}.${string}`
    /** The ordering key, where it differs from the field; false for a column that cannot be sorted. */
    sort?: SortKey<Name> | false
    /** Marks the value red, with a word next to the colour. */
    alert?: (row: R) => boolean
    cell?: Lazy<CellProps<R>>
  }

/** The names of areas and collections (`patzu`, `patzu/hospitals`) and kinds of objects. */
export type Names = {
  getName: (path: string) => string
  contentTypeLabel: (type: { app_label: string; model: string }) => string
}

/** A filter of staff. It filters by a field; `as` names it where the server uses another name. */
export type Filter<Name extends string = string> = Shown & {
  /** The query of an option, where that is not its own value under the filter's name. */
  toQuery?: (value: string, viewer: Viewer) => Query
  /** The options, where they depend on the viewer: values with their labels. */
  optionsFor?: (viewer: Viewer, names: Names) => { value: string; label: string }[]
  /** Offered only while this holds for the other filters; cleared when it no longer does. */
  when?: (values: { readonly [Other in Name]?: string }) => boolean
} & ({ field: Name; as?: Field } | { field: string; as: Field })

export type Entry<R = Row, Name extends string = string> = Shown<R> &
  EntryTraits & {
    field: Name
    when?: (row: R, viewer: Viewer) => boolean
    readOnly?: Rule<R>
    hideOn?: 'create' | 'edit'
    /** The filter of a relation's options, from the current record. */
    narrow?: (row: R, viewer: Viewer) => Query
    /** Options left out for this viewer. */
    without?: (viewer: Viewer, row: R) => readonly (string | number)[]
    /** Marks the value red, with a word next to the colour. */
    alert?: (row: R) => boolean
    warn?: (row: R, viewer: Viewer) => ParseKeys<['portal', 'forms']> | undefined
    /** The error of the value under a key of the field, as a translation key; checked before anything is sent. */
    check?: (row: R, viewer: Viewer, key: string) => ParseKeys<['portal', 'forms']> | undefined
    widget?: Lazy<WidgetProps>
    /** The entry whose control renders this one as well, such as the subject of a mail beside its text. */
    inside?: Name
    /** Names an item of a list that is compared item by item. */
    item?: Lazy<ItemProps>
  }
/** A part of a record; `isAbove` what people come for, also a `line` without a head; `hasHead` has its own `PanelHead`. */
type PanelPlace = { isAbove?: true | 'line'; hasHead?: true }
export type Panel<R = Row> = Shown<R> & PanelPlace & { name: string; load: Lazy<PanelProps<R>> }

/** How records are imported from a file, at {collection}/+?import. */
type Imports = Shown & {
  load: Lazy<ImportProps>
  /** The columns a file must have, where they are always the same ones. */
  columns?: Fields
  /** The call below the endpoint that creates rows. */
  action?: string
  /** The column that identifies a row on the server after a lost response. */
  key?: string
  /** Columns with another name in the record, to verify that it is the same row. */
  same?: Readonly<Record<string, string>>
}

type Menu = {
  /** The area or the collection above the entry, when not its own area. */
  under?: string
  /** Entries of an area are sorted by this number, then by path. */
  order?: number
  /** The query whose count the entry shows as a badge. */
  badge?: Query
  /** For everybody but staff it is below each of their programmes, filtered by its institutions' content type. */
  inProgrammes?: (contentType: number) => Query
  /** An entry for every record of this endpoint: the list filtered by `key`. */
  childRecords?: { endpoint: EndpointWith<'name'>; key: string }
  /** Filtered views below the entry: named by a translation, or like an area. */
  children?: (viewer: Viewer) => readonly ({ query: Query } & ({ word: ParseKeys } | { area: string }))[]
}

export type Options<Name extends string, R> = CollectionTraits<Name, R, Column<R, Name>, Tool<CardToolProps<R>>> & {
  endpoint?: string
  /** The content type of its objects, where that is not the endpoint without its s: `patzu.address`. */
  contentType?: string
  /** False where the server keeps no versions of its objects. */
  versions?: false
  /** An unbounded list, which is never requested as a whole. */
  isEndless?: boolean
  /** Queries that the server only supports in parts, by their parameter here. */
  inParts?: Record<string, SplitQuery>
  /** The title of a record: the first of these fields that has text, or a text made of several. */
  title: Name | readonly Name[] | ((row: R) => string)
  /** The name of a record on its page, where its title is not the common name; `pageTitle` for the own profile. */
  heading?: (row: R) => string
  pageTitle?: (row: R, viewer: Viewer) => ParseKeys<'actions'> | undefined
  /** Always sent with a list; where it depends on the viewer, a function of them. */
  query?: Query | ((viewer: Viewer) => Query)
  menu?: Menu | false
  help?: CollectionHelp
  /** The palette finds its records as well, in this order. */
  palette?: Shown & { order: number }
  columns: readonly (Name | Column<R, Name>)[]
  ordering?: SortKey<Name> | `-${SortKey<Name>}` | 'next'
  filters?: readonly (Name | Filter<Name>)[]
  searchable?: boolean
  form?: readonly (Name | Entry<R, Name>)[]
  /** Parts of a long form with a heading each (`section.{name}` in `forms.json`); entries without one come first. */
  sections?: Readonly<Record<string, readonly Name[]>>
  panels?: readonly Panel<R>[]
  /** Its panels are tabs with an address each; the form is the last one, related lists are below the first. */
  areTabs?: true
  /** Renders the state of a record in its head, where that is more than one of its fields. */
  stateCell?: Lazy<{ row: R }>
  /** The lists below a record: of the collection at a path, filtered by the field that refers to the record. */
  related?: readonly RelatedCollection<Name>[]
  imports?: Imports
  /** Rendered after the first column of the list, such as a badge. */
  mark?: Lazy<CellProps<R>>
  /** Renders the rows of the list in place of a table. */
  rows?: Lazy<RowsProps<R>>
  /** Deleted records can be restored; people are called deactivated. */
  trash?: boolean | 'deactivated'
  /** The target of a row, when not {collection}/{id}. */
  getPath?: (row: R) => string
  /** The address of the form of a new record, when not {collection}/+. */
  addPath?: string
  /** A right click on a row opens it in a new tab. */
  rightClick?: boolean
  /** The translation key of the button of a new record instead of 'Save'. */
  createLabel?: string
  /** The translation key of the reason why this viewer adds nothing here; the list offers no button then. */
  closed?: (viewer: Viewer) => string | undefined
  /** The toast after a record was created, instead of the default one. */
  thanks?: ParseKeys<'actions'>
  /** The toast after several records were deleted, with their `count`. */
  deleted?: ParseKeys<'actions'>
  /** Changes the body before it is sent. */
  send?: (body: Values, viewer: Viewer) => Values
  /** Values that need a confirmation before a save, by their keys, and the translation key of the question. */
  doubts?: {
    text: ParseKeys<'actions'>
    in: (values: Values, before?: R) => Promise<{ key: string; texts: string[] }[]>
  }
  /** The body of a copy of a record, without fields that the server sets itself. */
  clone?: (row: R) => Values
  /** The relations a copy shares: everybody but staff needs to be able to read all of them. */
  cloneNeeds?: Name
  /** Calls that follow the deletion of a record. */
  afterDelete?: (row: R) => Promise<void>
  views?: readonly ListView[]
  tools?: { record?: readonly Tool<RecordToolProps<R>>[]; list?: readonly Tool<ListToolProps<R>>[] }
  /** Why the deletion of a record needs a stronger confirmation, if so. */
  deleteWarning?: (row: R) => ParseKeys<'actions'> | undefined
  /** Why a record cannot be deleted, if so. */
  undeletable?: (row: R, viewer: Viewer) => ParseKeys<'actions'> | undefined
  followUpCalls?: () => Promise<{ default: FollowUpCallsOf<R> }>
  /** Renders a record in place of a form. */
  detail?: Lazy<DetailProps<R>>
  /** Shown instead of the list to viewers without access; by default the page 'no access'. */
  refusal?: Lazy<{ collection: Collection }>
  /** Without rules of their own, a list follows `read`, a copy `create`, and the trash `delete`. */
  permissions: {
    read: Rule<R>
    list?: Rule
    create?: Rule
    clone?: Rule<R>
    update?: Rule<R>
    delete?: Rule<R>
    restore?: Rule<R>
    export?: Rule
  }
}

export type Definition<F extends Fields> = { fields: F } & Options<keyof F & string, RowOf<F>>

/** A collection as the engine sees it: the definition and its path. */
export type Collection = Options<string, Row> & {
  path: string
  area: string
  endpoint: string
  contentType: string
  fields: Fields
}
export type AnyDefinition = Options<string, Row> & { fields: Fields }

/** Defines a collection, checked against its own fields; for the engine its rows are plain rows. */
export function defineCollection<const F extends Fields>(definition: Definition<F>): AnyDefinition {
  // Its callbacks take rows of their own type, which the engine passes as the server sent them.
  return definition as unknown as AnyDefinition
}

/** A collection with its path. */
export function collectionAt(path: string, definition: AnyDefinition): Collection {
  const { endpoint = path } = definition
  const contentType = endpoint.replace('/', '.').replace(/s$/, '')
  return { contentType, ...definition, endpoint, path, area: path.slice(0, path.indexOf('/')) }
}

/** The query that a collection always sends with a list. */
export function queryFor({ query }: Collection, viewer: Viewer): Query {
  return typeof query === 'function' ? query(viewer) : (query ?? {})
}

/** The columns, filters or form entries of a collection, each as an object. */
export function toObjects<T extends { field: string }>(entries: readonly (string | T)[] | undefined): T[] {
  return (entries ?? []).map((entry) => (typeof entry === 'string' ? ({ field: entry } as T) : entry))
}

/** The field of a name; a name with a path (`hospital.name`) is a text of the nested object. */
export function getField(collection: Collection, name: string): Field {
  return collection.fields[name] ?? { kind: 'text', readOnly: true }
}
