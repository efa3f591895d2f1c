import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows } from '#api/rows/rows.ts'

export const evaluations = 'results/evaluations'
const batch = 50

/** The children of an evaluation, as far as the viewer may read them. */
export function childRowsQuery(userId: number, ids: readonly number[]) {
  return queryOptions({
    queryKey: queryKeys.part(userId, evaluations, 'children', ids),
    queryFn: async ({ signal }) => await readEvaluations(ids, signal),
  })
}

/**
 * Reads the current evaluations with these ids, as far as the viewer may read them; in several requests, so that no
 * response gets huge.
 */
export async function readEvaluations(
  ids: readonly number[],
  signal?: AbortSignal,
  more: { is_active?: boolean } = {},
): Promise<EvaluationRow[]> {
  const rows: EvaluationRow[] = []
  for (let from = 0; from < ids.length; from += batch)
    rows.push(
      ...(await listRows(evaluations, { ids: ids.slice(from, from + batch).join(), size: 'all', ...more }, signal))
        .rows,
    )
  return rows
}
