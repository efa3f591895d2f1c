import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { findFailures } from './orderRules.ts'
import OrderState from './OrderState.tsx'

/** The state of an order with the reason of its error, if the server returns one. */
export default function StatusCell({ row }: CellProps<RowAt<'patzu/orders'>>) {
  const [failure] = findFailures(row)
  return (
    <>
      <OrderState row={row} />
      {failure && (
        <>
          {' '}
          <bdi>{failure.reason}</bdi>
        </>
      )}
    </>
  )
}
