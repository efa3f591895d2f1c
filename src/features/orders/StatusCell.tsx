import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { findFailures } from './orderRules.ts'
import { orderBadges, orderStates } from './orderStates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

/** The state of an order; an error of it or of one of its units is red, with the reason if the server returns one. */
export default function StatusCell({ row }: CellProps<RowAt<'patzu/orders'>>) {
  const { option } = useLabels({ path: 'patzu/orders' })
  const [failure] = findFailures(row)
  const word = orderStates.find(([state]) => state === row.status)?.[1]
  const status = word && <Badge kind={orderBadges[Number(row.status)]}>{option('status', word)}</Badge>
  if (!failure) return status
  return (
    <>
      {failure.unit && status} <Badge kind="bad">{option('status', failure.unit ? 'unit-error' : 'order-error')}</Badge>{' '}
      <bdi>{failure.reason}</bdi>
    </>
  )
}
