import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { findFailures } from './orderRules.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

/** The errors of an order where its state is shown already: that a unit has failed, and the reasons. */
export default function FailureCell({ row }: CellProps<RowAt<'patzu/orders'>>) {
  const { option } = useLabels({ path: 'patzu/orders' })
  const failures = findFailures(row)
  const reasons = [...new Set(failures.map(({ reason }) => reason))].filter(Boolean)
  return (
    <>
      {failures.some(({ unit }) => unit) && <Badge kind="bad">{option('status', 'unit-error')}</Badge>}
      {reasons.map((reason) => (
        <bdi key={reason}>{reason}</bdi>
      ))}
    </>
  )
}
