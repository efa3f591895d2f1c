import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Programme } from '#lib/areas.ts'
import { useCanList } from '#screens/dashboards/useCanList.ts'

const size = 10

/** The questionnaires of a programme that have answers, the last changed first; none where the viewer may not see them. */
export function useQuestionnaires(programme: Programme) {
  const viewer = useViewer()
  const canRead = useCanList('results/measures')
  const content_type = contentTypeId(viewer, `${programme}.hospital`)
  const { data, isLoading, error, refetch } = useQuery({
    ...listQuery(viewer.id, 'results/measures', { content_type: content_type ?? '', ordering: '-modified', size }),
    // Without its type the server would return everything.
    enabled: canRead && content_type !== undefined,
  })
  const rows = (data?.rows ?? []).filter(({ results_count }) => Number(results_count) > 0)
  return { rows, isAlone: rows.length === 1 && (data?.count ?? 0) <= size, isLoading, error, refetch }
}

/** The address of the answers to a questionnaire in a year. */
export const answersAddress = (id: number, year: number | string) => `results/data?measure=${id}&year=${year}`
