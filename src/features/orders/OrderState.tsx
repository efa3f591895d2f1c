import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { findFailures } from './orderRules.ts'
import { orderBadges, orderStates } from './orderStates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

/** The state of an order; an error of it or of one of its units is red. */
export default function OrderState({ row }: Pick<CellProps<RowAt<'patzu/orders'>>, 'row'>) {
  const { option } = useLabels({ path: 'patzu/orders' })
  const [failure] = findFailures(row)
  const word = orderStates.find(([state]) => state === row.status)?.[1]
  return (
    <>
      {word && (!failure || failure.unit) && (
        <Badge kind={orderBadges[Number(row.status)]}>{option('status', word)}</Badge>
      )}
      {failure && (
        <>
          {' '}
          <Badge kind="bad">{option('status', failure.unit ? 'unit-error' : 'order-error')}</Badge>
        </>
      )}
    </>
  )
}
