import { useQuery } from '@tanstack/react-query'
import { NotFoundError } from '#api/http/errors.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Plan } from '#features/plans/planRules.ts'

/**
 * The plans of an evaluation. `isOffered` is false until the backend has shown that it keeps plans, and where it does
 * not (404); one that fails keeps them.
 */
export function usePlans(evaluation: number, canPlan: boolean): { plans: readonly Plan[]; isOffered: boolean } {
  const viewer = useViewer()
  const { data, error } = useQuery({
    ...listQuery(viewer.id, 'results/actions', { evaluation, size: 'all' }),
    enabled: canPlan,
    // Plans are no part of the figures: the dialog shows what fails.
    meta: { isShownInPlace: true },
  })
  const isMissing = error instanceof NotFoundError
  return { plans: data?.rows ?? [], isOffered: canPlan && !isMissing && (data !== undefined || error !== null) }
}
