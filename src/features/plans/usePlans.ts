import { useQuery } from '@tanstack/react-query'
import { optionalEndpointQuery } from '#api/rows/optionalEndpoint.ts'
import { listQuery, queryKeys } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { readOwnPlans } from './ownPlans.ts'
import type { Plan, PlanPlace } from './planRules.ts'

const path = 'results/actions'

/** The keys of a user's own plans, to invalidate. */
export const ownPlansKey = (userId: number) => queryKeys.part(userId, 'plans', 'own')

type Plans = {
  plans: readonly Plan[]
  /** Where plans are kept; on the server until it is known to keep none, undefined before it has answered. */
  place: PlanPlace | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

/** The plans of an evaluation, or (`null`) all of one's own institutions by their day. */
export function usePlans(evaluation: number | null, isEnabled = true): Plans {
  const viewer = useViewer()
  const { data: isThere, error: failure } = useQuery({ ...optionalEndpointQuery(viewer.id, path), enabled: isEnabled })
  const place = getPlace(failure ? true : isThere)
  const query = evaluation === null ? { byPermissions: 1, ordering: 'due' } : { evaluation }
  const server = useQuery({
    ...listQuery(viewer.id, path, { ...query, size: 'all' }),
    enabled: isEnabled && place === 'server',
    // Plans are no part of the figures: who shows them says what fails.
    meta: { isShownInPlace: true },
  })
  const own = useQuery({
    queryKey: [...ownPlansKey(viewer.id), evaluation],
    queryFn: async ({ signal }) => byDue(await readOwnPlans(viewer.id, evaluation, signal)),
    enabled: isEnabled && place === 'own',
    meta: { isShownInPlace: true },
  })
  const { error, isPending, refetch } = place === 'own' ? own : server
  const plans = place === 'own' ? own.data : server.data?.rows
  return { plans: plans ?? none, place: isEnabled ? place : undefined, error, isPending, refetch }
}

const none: readonly Plan[] = []

function getPlace(isThere: boolean | undefined): PlanPlace | undefined {
  if (isThere === undefined) return undefined
  return isThere ? 'server' : 'own'
}

/** By the day until when they are done; those without one last. */
function byDue(plans: readonly Plan[]): Plan[] {
  const getDue = ({ due }: Plan) => (typeof due === 'string' ? due : '9999')
  return plans.toSorted((one, other) => getDue(one).localeCompare(getDue(other)))
}
