import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows } from '#api/rows/rows.ts'
import { hasResult } from '#api/storage/resultStore.ts'
import { getIds, getMeasures } from '#evaluation/board/useEvaluationData.ts'
import { keptKey } from '#evaluation/dataset/keptKey.ts'
import type { EvaluationRow, MeasureRow } from '#evaluation/model/rows.ts'
import { toNumber } from '#evaluation/model/parse.ts'

/** More rows are loaded only where somebody wants the result: about a megabyte, compressed. */
const maxRows = 20_000

/**
 * The ids of the evaluations whose result can be counted without a click: the server announces few rows for their
 * measures, or this browser has them.
 */
export function quickQuery(viewer: number, rows: readonly (Row & EvaluationRow)[]) {
  return queryOptions({
    queryKey: queryKeys.part(viewer, 'results/evaluations', 'quick', ...rows.map(({ id, modified }) => [id, modified])),
    queryFn: async ({ signal }) => {
      const ids = getIds(rows.flatMap(getMeasures))
      const measures = ids === '' ? [] : (await listRows('results/measures', { ids, size: 'all' }, signal)).rows
      const quick = await Promise.all(rows.map(async (row) => await isQuick(viewer, row, measures)))
      return rows.flatMap(({ id }, place) => (quick[place] ? [id] : []))
    },
    staleTime: Infinity,
    retry: false,
    meta: { isShownInPlace: true },
  })
}

async function isQuick(viewer: number, row: EvaluationRow, all: readonly MeasureRow[]): Promise<boolean> {
  const ids = getMeasures(row)
  const counts = ids.map((id) => countRows(all.find((one) => one.id === id)))
  if (counts.every((count) => count !== undefined) && counts.reduce((sum, count) => sum + count, 0) <= maxRows)
    return true
  const stored = await Promise.all(ids.map(async (id) => await hasResult(keptKey(viewer, id, row.id))))
  return stored.every(Boolean)
}

/** The rows of a measure; undefined where the server does not say it, or where they are those of its parent. */
function countRows(measure: MeasureRow | undefined): number | undefined {
  if (!measure || (toNumber(measure.parent_measure_id) !== undefined && measure.inherit_data)) return undefined
  return toNumber(measure.results_count)
}
