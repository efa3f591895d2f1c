import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { idsOf } from '#lib/idsOf.ts'

/** Other records that this one points to. */
export function RelationEntry({ collection, name, value, onChange, narrow, ...props }: WidgetProps) {
  const field = fieldOrText(collection, name)
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

function numeric(id: string): number | string {
  return /^\d{1,15}$/.test(id) ? Number(id) : id
}

function numericOrNull(id: string | undefined): number | string | null {
  return id === undefined ? null : numeric(id)
}
