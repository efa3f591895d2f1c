import type { CellProps } from '#engine/collection.ts'
import type { RowAt } from '#api/rows/page.ts'
import { joined } from '#lib/text/text.ts'

/** The measures of an evaluation; most evaluations are named after theirs, which a phone does not repeat. */
export default function MeasuresCell({ row, value }: CellProps<RowAt<'results/evaluations'>>) {
  const measures = joined(value)
  return (
    <bdi translate="no" data-is-in-name={row.name?.includes(measures) || undefined}>
      {measures || '-'}
    </bdi>
  )
}
