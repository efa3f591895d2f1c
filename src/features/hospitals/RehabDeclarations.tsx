import type { WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { declarationLines } from './declarationLines.ts'
import { TextArea } from '#ui/TextArea.tsx'

/** What a clinic has declared, year by year; it is changed in the declarations themselves. */
export default function RehabDeclarations({ name, value, ...props }: WidgetProps) {
  const lines = declarationLines(value)
  return (
    <TextArea
      {...control(props)}
      name={name}
      readOnly
      value={lines.join('\n') || '-'}
      onChange={() => undefined}
      rows={Math.min(6, Math.max(1, lines.length))}
    />
  )
}
