import { fieldOf, type WidgetProps } from '#engine/collection.ts'
import { RelationPicker } from '#engine/form/widgets/RelationPicker.tsx'
import { control } from '#engine/form/widgets/TextEntry.tsx'

/** Other records that this one points to. */
export function RelationEntry({ collection, name, value, onChange, narrow, ...props }: WidgetProps) {
  const field = fieldOf(collection, name)
  if (field.kind !== 'relation' && field.kind !== 'relations') return null
  const isMany = field.kind === 'relations'
  const ids = idsOf(value)
  return (
    <RelationPicker
      {...control(props)}
      target={narrow ? { ...field, query: { ...field.query, ...narrow } } : field}
      multiple={isMany}
      ids={ids}
      onIds={(next) => onChange(isMany ? next.map(numeric) : numericOrNull(next.at(-1)))}
    />
  )
}

/** The ids in a relation's value, which may be an id, an object with one, or a list of either. */
export function idsOf(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return [value]
  if (typeof value === 'object' && value !== null && 'id' in value) return idsOf(value.id)
  return []
}

function numeric(id: string): number | string {
  return /^\d{1,15}$/.test(id) ? Number(id) : id
}

function numericOrNull(id: string | undefined): number | string | null {
  return id === undefined ? null : numeric(id)
}
