import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { TextArea } from '#ui/TextArea.tsx'

/** What the server lists beside a record, one thing a line. */
export function ListEntry({ collection, name, value, ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const lines = Array.isArray(value)
    ? value.map((one) => formatValue({ kind: 'relation', endpoint: '' }, name, one, labels))
    : []
  const text = lines.join('\n') || formatValue(fieldOrText(collection, name), name, value, labels)
  return (
    <TextArea
      {...control(props)}
      readOnly
      value={text}
      onChange={() => undefined}
      rows={Math.min(6, Math.max(1, lines.length))}
    />
  )
}
