import type { RowAt } from '#api/rows/page.ts'
import type { CardToolProps } from '#engine/collectionTraits.ts'
import { ApproveOrder } from './ApproveOrder.tsx'
import { canApprove } from './orderRules.ts'

/** Releases an order on its card, where its record offers that too. */
export default function ApproveOnCard({ row }: CardToolProps<RowAt<'patzu/orders'>>) {
  return canApprove(row) && <ApproveOrder row={row} kind="quiet" />
}
