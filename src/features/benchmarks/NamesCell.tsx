import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'

/** Names in a list, one after the other. */
export default function NamesCell({ value }: CellProps) {
  const names = Array.isArray(value) ? value.map((one: unknown) => toText(one)) : [toText(value)]
  return (
    <bdi translate="no" title={names.join('\n')}>
      {names.filter(Boolean).join(', ') || '-'}
    </bdi>
  )
}
