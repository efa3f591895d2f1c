import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { NewsBadge } from '#engine/records/NewsBadge.tsx'
import { useViewer } from '#engine/viewer.ts'

/** Marks an evaluation that is new or has changed since its reader looked; staff change them themselves. */
export default function EvaluationNews({ row }: CellProps<RowAt<'results/evaluations'>>) {
  return useViewer().isStaff ? null : <NewsBadge path="results/evaluations" row={row} />
}
