import { queryOptions } from '@tanstack/react-query'
import type { RowAt } from '#api/page.ts'
import { queryKeys } from '#api/queries.ts'
import { listRows } from '#api/rows.ts'
import { getIds } from '#lib/idsOf.ts'

/** The children of a measure, whatever else the server lists. */
export function childrenQuery(userId: number, parent: number) {
  return queryOptions({
    queryKey: queryKeys.part(userId, 'results/measures', 'children', parent),
    queryFn: async ({ signal }): Promise<RowAt<'results/measures'>[]> => {
      const { rows } = await listRows(
        'results/measures',
        { parent_measure_id: parent, ordering: 'name', size: 'all' },
        signal,
      )
      return rows.filter((row) => getIds(row.parent_measure_id).some((id) => Number(id) === parent))
    },
  })
}
