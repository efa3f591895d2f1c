import type { FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { isDeepEqual } from '#lib/values/isDeepEqual.ts'
import { toText } from '#lib/text/text.ts'

type JsonField = FieldOf<'json', unknown>

/** Any JSON, edited as such; the order of its lists counts. */
export const json = (options: FieldOptions = {}): JsonField => ({ kind: 'json', ...options })

export const jsonType: FieldType<JsonField> = {
  format: toText,
  holds: 'anything',
  orderedBy: () => [],
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx') },
  widget: () => import('#engine/fields/widgets/JsonWidget.tsx'),
  isSame: isDeepEqual,
}
