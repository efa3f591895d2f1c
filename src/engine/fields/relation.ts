import type { FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { getNameFrom } from './getNameFrom.ts'
import { sameIds, toIds } from './ids.ts'
import type { RelationTarget } from '#engine/records/relation.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'

type RelationField = FieldOf<'relation', number | { id: number }, RelationTarget>

/** Another record, by its id. */
export const relation = (
  endpoint: string,
  options: Omit<RelationTarget, 'endpoint'> & FieldOptions = {},
): RelationField => ({ kind: 'relation', endpoint, ...options })

export const relationType: FieldType<RelationField> = {
  format: getNameFrom,
  target: (field) => field,
  isSame: sameIds,
  toSend: toIds,
  filter: { control: () => import('#engine/fields/filters/RelationFilter.tsx') },
  widget: () => import('#engine/fields/widgets/RelationWidget.tsx'),
  fromLink: (link) => (typeof primaryKey(link) === 'number' ? Number(link) : undefined),
}
