import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'

/** All plans of an institution, requested once for the page. */
export function useInstitutionPlans(type: number, id: number) {
  const viewer = useViewer()
  return useQuery({
    ...listQuery(viewer.id, 'results/actions', { content_type: type, object_id: id, ordering: 'due', size: 'all' }),
    meta: { isShownInPlace: true },
  })
}
