import type { FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { getCount } from './getNameFrom.ts'

/** How a list is compared when two people change it at the same time: item by item. */
export type Items = {
  /** The key of an item. */
  by: readonly string[]
  /** The text of an item. */
  says: readonly string[]
  /** The content type that the server keeps the versions of an item under. */
  contentType?: string
}
type ListField = FieldOf<'list', unknown[], { items?: Items }>

/** An unordered list: the server fills it, unless a widget of the collection edits it. */
export const list = (options: FieldOptions & { items?: Items } = {}): ListField => ({
  kind: 'list',
  readOnly: !options.hasOwnEndpoint,
  ...options,
})

export const listType: FieldType<ListField> = {
  format: getCount,
  figures: 'counts',
  holds: 'anything',
  orderedBy: () => [],
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx') },
  widget: () => import('#engine/fields/widgets/ListWidget.tsx'),
}
