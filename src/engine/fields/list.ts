import type { FieldOf, FieldOptions, FieldType } from '#engine/fields/fieldType.ts'
import { TextFilter } from '#engine/fields/filters/TextFilter.tsx'
import { countOf } from '#engine/fields/nameIn.ts'

type ListField = FieldOf<'list', unknown[]>

/** A list of things in no order: the server fills it, unless a widget of the collection edits it. */
export const list = (options: FieldOptions = {}): ListField => ({
  kind: 'list',
  readOnly: !options.savedSeparately,
  ...options,
})

export const listType: FieldType<ListField> = {
  format: countOf,
  figures: 'counts',
  holds: 'anything',
  orderedBy: () => [],
  filter: { Control: TextFilter },
  widget: () => import('#engine/fields/widgets/ListWidget.tsx'),
}
