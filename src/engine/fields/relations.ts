import type { FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { getCount } from './getNameFrom.ts'
import { sameIds, toIds } from './ids.ts'
import type { RelationTarget } from '#engine/records/relation.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'

type RelationsField = FieldOf<'relations', (number | { id: number })[], RelationTarget>

/** Other records, by their ids, in no order. */
export const relations = (
  endpoint: string,
  options: Omit<RelationTarget, 'endpoint'> & FieldOptions = {},
): RelationsField => ({ kind: 'relations', endpoint, ...options })

export const relationsType: FieldType<RelationsField> = {
  format: getCount,
  figures: 'counts',
  target: (field) => field,
  isSame: sameIds,
  toSend: toIds,
  orderedBy: () => [],
  filter: { control: () => import('#engine/fields/filters/RelationFilter.tsx') },
  widget: () => import('#engine/fields/widgets/RelationsWidget.tsx'),
  fromLink: (link) => {
    const ids = link.split(',').map(primaryKey)
    return ids.every((id) => typeof id === 'number') ? ids : undefined
  },
}
