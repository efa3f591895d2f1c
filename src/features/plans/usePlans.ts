import { useQuery } from '@tanstack/react-query'
import { settling } from '#api/rows/userCharts.ts'
import i18next from 'i18next'
import { optionalEndpointQuery } from '#api/rows/optionalEndpoint.ts'
import { listQuery, queryKeys } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { readOwnPlans, type RestoredPlan } from './ownPlans.ts'
import { inWorkOrder, ofOwnInstitution, type Plan, type PlanPlace } from './planRules.ts'
import { isSettling } from './savedPlans.ts'

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

/** The plans of one's own institutions, of an evaluation or (`null`) all, open ones first; staff have those of all institutions. */
export function usePlans(evaluation: number | null, isEnabled = true): Plans {
  const viewer = useViewer()
  const { data: isThere, errorUpdateCount } = useQuery({
    ...optionalEndpointQuery(viewer.id, path),
    enabled: isEnabled,
  })
  // Not `error`, which is gone while it is requested again: an open dialog would lose its input.
  const place = getPlace(isThere ?? (errorUpdateCount > 0 ? true : undefined))
  const query = evaluation === null ? { byPermissions: 1, ordering: 'due' } : { evaluation }
  const server = useQuery({
    ...listQuery(viewer.id, path, { ...query, size: 'all' }),
    enabled: isEnabled && place === 'server',
    // A plan of another institution is none of theirs, whatever the server sends: calendar files and tables are made from these.
    select: ({ rows }) => {
      const readable = rows.filter((plan) => ofOwnInstitution(viewer, plan))
      return evaluation === null ? inWorkOrder(readable, dayAfter(new Date(), 0)) : readable
    },
    // Plans are no part of the figures: who shows them says what fails.
    meta: { isShownInPlace: true },
  })
  const own = useQuery({
    queryKey: [...ownPlansKey(viewer.id), evaluation],
    queryFn: async ({ signal }) =>
      inWorkOrder(await readOwnPlans(viewer.id, evaluation, signal, sayRestored), dayAfter(new Date(), 0)),
    // What was just saved is looked for again: a device that had read before may write over it.
    refetchInterval: () => isSettling(viewer.id) && settling.intervalMs,
    enabled: isEnabled && place === 'own',
    meta: { isShownInPlace: true },
  })
  const { error, isPending, refetch } = place === 'own' ? own : server
  const plans = place === 'own' ? own.data : server.data
  return { plans: plans ?? none, place: isEnabled ? place : undefined, error, isPending, refetch }
}

const none: readonly Plan[] = []
/** Says which plans were overwritten on another device, and are stored again. */
function sayRestored(restored: readonly RestoredPlan[]): void {
  void (async () => {
    await i18next.loadNamespaces('plan')
    const t = i18next.getFixedT(null, 'plan')
    for (const { plan, theirs } of restored) {
      const title = toText(plan.title)
      toast.info(theirs.length > 0 ? t('restored.changed', { title }) : t('restored', { title }), { keep: true })
    }
  })()
}

function getPlace(isThere: boolean | undefined): PlanPlace | undefined {
  if (isThere === undefined) return undefined
  return isThere ? 'server' : 'own'
}
