import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import type { EndpointWith, Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Rule } from '#api/session/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Field, Fields } from './fieldTypes.ts'
import type { ControlProps, RowOf } from '#engine/fields/fieldType.ts'
import type { CollectionHelp } from './pageHandle.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

/** Values of a form or of the filters, by key. */
export type Values = Record<string, unknown>

export type CellProps<R = Row> = { row: R; value: unknown }
/** What draws a field of a form where its collection names a control of its own. */
export type WidgetProps = ControlProps & { collection: Collection }
/** What draws an item of a list that is compared item by item. */
export type ItemProps = { collection: Collection; item: unknown }
/** The props of a panel of a record; it tells whether something typed in it is not saved. */
export type PanelProps<R = Row> = { collection: Collection; row: R; onUnsaved?: (isUnsaved: boolean) => void }
/** The form of the record that a tool stands above, where there is one that this viewer may save. */
export type EditableForm = {
  /** What stands in it now. */
  values: () => Values
  /** Puts values into it as changes that are not saved yet. */
  change: (values: Values) => void
}
/** The props of a tool of a record; `isDirty` while there are unsaved changes. */
export type RecordToolProps<R = Row> = {
  collection: Collection
  row: R
  isDirty: boolean
  form?: EditableForm | undefined
}
/** The props of what draws a record instead of its form; `form` is the plain form. */
export type DetailProps<R = Row> = PanelProps<R> & {
  back: { to: string; label: string }
  tools: readonly Tool<RecordToolProps<R>>[]
  form: ReactNode
}
/** The props of a tool of a list: the query of its rows, how many there are, and those selected by hand. */
export type ListToolProps<R = Row> = {
  collection: Collection
  query: Query
  count: number
  selected: R[]
  /** The rows that came for the query; undefined where the server refused it. */
  shown: readonly R[] | undefined
  /** The columns that were chosen, where they are not all. */
  columns?: readonly string[]
}
/** The props of a tool of the rows that were selected; `onDone` takes those it was done with off the selection. */
export type SelectionToolProps = {
  collection: Collection
  selected: readonly Row[]
  /** The list shows more than was asked for, as the server left a filter out. */
  isMore: boolean
  getName: (row: Row) => string
  onDone: (done: readonly Row[]) => void
}
export type ListViewProps = { collection: Collection; onDone: () => void }
/** A tab beside the list of a collection. */
export type ListView = { name: string; load: Lazy<ListViewProps> }
/** A button of a toolbar that the engine does not know; `when` says whether it is offered for what is given. */
export type Tool<Props> = Shown & {
  name: string
  when?: (given: Props, viewer: Viewer) => boolean
  load: Lazy<Props>
}
export type RowsProps<R = Row> = {
  collection: Collection
  rows: readonly R[]
  getPath: (row: R) => string | undefined
}
export type ImportProps = { collection: Collection; back: { to: string; label: string } }

/** Who gets a part of a list or a record; everybody, unless it says otherwise. */
type Shown<R = Row> = { show?: Rule<R> }

/** What a list can be ordered by: a field, or something of the record that a relation points to (`hospital__name`). */
type SortKey<Name extends string> = Name | 'id' | `${Name}__${string}`

export type Column<R = Row, Name extends string = string> = Shown & {
  field: Name
  /** The ordering key, where it differs from the field; false for a column that cannot be sorted. */
  sort?: SortKey<Name> | false
  /** Marks the cell red, with a word beside the colour. */
  alert?: (row: R) => boolean
  cell?: Lazy<CellProps<R>>
}

/** What areas and collections (`patzu`, `patzu/hospitals`) and kinds of objects are called. */
export type Names = {
  getName: (path: string) => string
  contentTypeLabel: (type: { app_label: string; model: string }) => string
}

/** A filter of staff. What it narrows by is a field; `as` says what it is where the server knows it by another name. */
export type Filter<Name extends string = string> = Shown & {
  /** What a choice asks the server, where that is not its own value under the filter's name. */
  toQuery?: (value: string) => Query
  /** What can be chosen, where that depends on who is asking: values with their labels. */
  optionsFor?: (viewer: Viewer, names: Names) => { value: string; label: string }[]
  /** Offered only while this holds for the other filters; cleared when it no longer does. */
  when?: (values: { readonly [Other in Name]?: string }) => boolean
} & ({ field: Name; as?: Field } | { field: string; as: Field })

export type Entry<R = Row, Name extends string = string> = Shown<R> & {
  field: Name
  when?: (row: R, viewer: Viewer) => boolean
  readOnly?: Rule<R>
  hideOn?: 'create' | 'edit'
  /** What narrows a relation's choices, after the record as it stands. */
  narrow?: (row: R, viewer: Viewer) => Query
  /** Options left out for this viewer. */
  without?: (viewer: Viewer, row: R) => readonly (string | number)[]
  /** Marks the value red, with a word beside the colour. */
  alert?: (row: R) => boolean
  warn?: (row: R, viewer: Viewer) => ParseKeys | undefined
  /** What is wrong with the value under a key of the field, as a word of the portal; checked before anything is sent. */
  check?: (row: R, viewer: Viewer, key: string) => ParseKeys | undefined
  widget?: Lazy<WidgetProps>
  /** Names an item of a list that is compared item by item. */
  item?: Lazy<ItemProps>
}
export type Panel<R = Row> = Shown<R> & { name: string; load: Lazy<PanelProps<R>> }

/**
 * Records of another collection that belong to one: they refer to it by a field, which their list can be narrowed by,
 * `ofAnyKind` together with its content type. `of` is what they share with it, where that is not its id.
 */
export type RelatedCollection<Name extends string = string> = { path: string; by: string; of?: Name; ofAnyKind?: true }

/** How records come in by a file, at {collection}/+?import. */
type Imports = Shown & {
  load: Lazy<ImportProps>
  /** The columns a file must have, where they are always the same ones. */
  columns?: Fields
  /** The call below the endpoint that takes rows. */
  action?: string
  /** The column by which a row is found on the server after an answer got lost. */
  key?: string
  /** Columns that stand in the record under another name, to be sure it is the same row. */
  same?: Readonly<Record<string, string>>
}

/** One more call of a save. It has a name, so that a failed one can be reported and sent again alone. */
export type FollowUpCall = { name: string; run: () => Promise<void> }
/** The calls that follow when a record is saved, after the record as it was before and what it was to become. */
export type FollowUpCallsOf<R = Row> = (
  saved: R,
  wanted: Values,
  before: R | undefined,
  viewer: Viewer,
) => FollowUpCall[] | Promise<FollowUpCall[]>

type Menu = {
  /** The area or the collection below which the entry stands, when not below its own area. */
  under?: string
  /** Entries of an area stand in this order, then by path. */
  order?: number
  /** The query whose count the entry shows as a badge. */
  badge?: Query
  /** For everybody but staff it stands below each of their programmes instead, narrowed by this query to the content type of its institutions. */
  inProgrammes?: (contentType: number) => Query
  /** An entry for every record of this endpoint: the list narrowed by `key`. */
  childRecords?: { endpoint: EndpointWith<'name'>; key: string }
  /** Narrowed views below the entry: named by a word of the portal, or as an area is. */
  children?: (viewer: Viewer) => readonly ({ query: Query } & ({ word: ParseKeys } | { area: string }))[]
}

export type Options<Name extends string, R> = {
  endpoint?: string
  /** The content type of its objects, where that is not the endpoint without its s: `patzu.address`. */
  contentType?: string
  /** False where the server keeps no versions of its objects. */
  versions?: false
  /** A list that grows without end is never asked for as a whole. */
  isEndless?: boolean
  /** Questions that the server only knows in parts, by the parameter they have here. */
  inParts?: Record<string, readonly Query[]>
  /** What names a record: the first of these fields that has text, or a text made of several. */
  title: Name | readonly Name[] | ((row: R) => string)
  /** What its page calls a record, where its title is not what people say: a person by name, not by address. */
  heading?: (row: R) => string
  /** Always sent with a list; where it depends on who asks, a function of the viewer. */
  query?: Query | ((viewer: Viewer) => Query)
  menu?: Menu | false
  help?: CollectionHelp
  /** The palette finds its records as well, in this order. */
  palette?: Shown & { order: number }
  columns: readonly (Name | Column<R, Name>)[]
  ordering?: SortKey<Name> | `-${SortKey<Name>}`
  filters?: readonly (Name | Filter<Name>)[]
  searchable?: boolean
  form?: readonly (Name | Entry<R, Name>)[]
  /** Parts of a long form under a heading each (`section.{name}` in `forms.json`); what is in none of them stands first. */
  sections?: Readonly<Record<string, readonly Name[]>>
  panels?: readonly Panel<R>[]
  /** Its panels are tabs with an address each; the form is the last one, what belongs to it stands below the first. */
  areTabs?: true
  /** What tells a record apart beside its name, said in its head. */
  facts?: readonly Name[]
  /** The lists below a record: of the collection at a path, what refers to the record by a field. */
  related?: readonly RelatedCollection<Name>[]
  imports?: Imports
  /** Draws the rows of the list, where a table is not what is wanted. */
  rows?: Lazy<RowsProps<R>>
  /** What is deleted can be brought back; of people it is said that they are deactivated. */
  trash?: boolean | 'deactivated'
  /** Where a row leads, when not to {collection}/{id}. */
  getPath?: (row: R) => string
  /** Where a new record is added, when not at {collection}/+. */
  addPath?: string
  /** A right click on a row opens it in a new tab. */
  rightClick?: boolean
  /** A word of the collection that the button of a new record says instead of 'Save'. */
  createLabel?: string
  /** A word of the collection that says why this viewer adds nothing here; the list offers no button then. */
  closed?: (viewer: Viewer) => string | undefined
  /** The notice after a record was created, instead of the usual one. */
  thanks?: ParseKeys<'actions'>
  /** The notice after several records were deleted, with their `count`. */
  deleted?: ParseKeys<'actions'>
  /** Changes the body before it is sent. */
  send?: (body: Values, viewer: Viewer) => Values
  /** What a record holds that is asked about before it is saved, by its keys, and the word of the question. */
  doubts?: { text: ParseKeys<'actions'>; in: (values: Values, before?: R) => { key: string; texts: string[] }[] }
  /** The body of a copy of a record; what the server sets itself is left out. */
  clone?: (row: R) => Values
  /** The relations a copy shares: everybody but staff needs to be able to read all of them. */
  cloneNeeds?: Name
  /** Calls that follow the deletion of a record. */
  afterDelete?: (row: R) => Promise<void>
  views?: readonly ListView[]
  tools?: { record?: readonly Tool<RecordToolProps<R>>[]; list?: readonly Tool<ListToolProps<R>>[] }
  /** Why the deletion of a record asks for more than a yes, if so. */
  deleteWarning?: (row: R) => ParseKeys<'actions'> | undefined
  /** Why a record cannot be deleted, if so. */
  undeletable?: (row: R, viewer: Viewer) => ParseKeys<'actions'> | undefined
  followUpCalls?: () => Promise<{ default: FollowUpCallsOf<R> }>
  /** Draws a record, where a form is not what is wanted. */
  detail?: Lazy<DetailProps<R>>
  /** What is shown instead of the list to whoever may not see it; else the page 'no access'. */
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

/** A collection as the engine sees it: the definition, and where it stands. */
export type Collection = Options<string, Row> & {
  path: string
  area: string
  endpoint: string
  contentType: string
  fields: Fields
}
export type AnyDefinition = Options<string, Row> & { fields: Fields }

/** Defines a collection, checked against its own fields; for the engine its rows are just rows. */
export function defineCollection<const F extends Fields>(definition: Definition<F>): AnyDefinition {
  // Its callbacks take rows of their own type, which the engine hands them as the server sent them.
  return definition as unknown as AnyDefinition
}

/** A collection at its place. */
export function collectionAt(path: string, definition: AnyDefinition): Collection {
  const { endpoint = path } = definition
  const contentType = endpoint.replace('/', '.').replace(/s$/, '')
  return { contentType, ...definition, endpoint, path, area: path.slice(0, path.indexOf('/')) }
}

/** What a collection always sends with a list. */
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
