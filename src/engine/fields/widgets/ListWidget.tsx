import type { ControlProps } from '#engine/fields/fieldType.ts'
import { getNameFrom } from '#engine/fields/getNameFrom.ts'
import { control } from './control.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'

/** A list from the server, one item a line. */
export default function ListWidget({ value, ...props }: ControlProps) {
  const lines = [value].flat().map(getNameFrom).filter(Boolean)
  return (
    <TextArea
      {...control(props)}
      readOnly
      value={lines.join('\n') || '-'}
      onChange={() => undefined}
      rows={Math.min(6, Math.max(1, lines.length))}
    />
  )
}
