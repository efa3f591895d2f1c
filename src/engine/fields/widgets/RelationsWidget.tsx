import type { ControlProps } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { RelationPicker } from './RelationPicker.tsx'
import { narrowed, type RelationTarget } from '#engine/records/relation.ts'
import { getIds, toId } from '#lib/values/getIds.ts'

/** Several related records. */
export default function RelationsWidget({
  field,
  value,
  onChange,
  narrow,
  ...props
}: ControlProps & { field: RelationTarget }) {
  return (
    <RelationPicker
      {...control(props)}
      target={narrowed(field, narrow)}
      multiple
      ids={getIds(value)}
      onIds={(ids) => onChange(ids.map(toId))}
    />
  )
}
