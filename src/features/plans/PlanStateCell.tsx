import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { PlanBadge } from './PlanBadge.tsx'

/** How a plan stands, as on all other pages. */
export default function PlanStateCell({ row }: CellProps<RowAt<'results/actions'>>) {
  return <PlanBadge plan={row} />
}
