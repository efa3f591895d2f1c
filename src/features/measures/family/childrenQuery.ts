import { queryOptions } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows } from '#api/rows/rows.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The children of a measure, without other rows that the server lists. */
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
