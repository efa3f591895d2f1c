import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import { type MeasureAttribute, measureAttributes } from '#lib/measureAttributes.ts'

const maxAttributes = 200

/** The attributes of some measures, each key once; `error` where they cannot be read. */
export function useMeasureAttributes(measures: unknown): {
  attributes: MeasureAttribute[]
  isLoading: boolean
  error: Error | null
} {
  const viewer = useViewer()
  const ids = getIds(measures).slice(0, maxAttributes).map(String).toSorted()
  const answer = useQuery({
    ...listQuery(viewer.id, 'results/measures', { ids: ids.join(','), size: maxAttributes }),
    enabled: ids.length > 0,
  })
  const rows = ids.length > 0 ? (answer.data?.rows ?? []) : []
  return {
    attributes: measureAttributes(
      rows
        .filter(({ id }) => ids.includes(String(id)))
        .flatMap((row) => [row.default_attributes, row.parent_attributes].flat()),
    ),
    isLoading: answer.isLoading,
    error: answer.error,
  }
}
