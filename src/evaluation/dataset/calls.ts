import { type Streamed, call } from '#api/calls/client.ts'
import { broadcastSave } from '#api/rows/ownSaves.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { orElse, z } from '#lib/schema.ts'

const timeoutMs = 120_000

export type RowsRequest = {
  measure: number
  evaluation: number | null
  daysBack?: number | undefined
  isBackground: boolean
}

/**
 * Requests all rows of a measure (in the background: those that the server has prepared). The body is left unread: it
 * may have a hundred megabytes.
 */
export async function requestRows(
  { measure, evaluation, daysBack, isBackground }: RowsRequest,
  signal: AbortSignal,
): Promise<Streamed> {
  const query = {
    eval: 1,
    measure,
    days_back: daysBack,
    evaluationId: evaluation ?? undefined,
    bg: isBackground ? 1 : undefined,
  }
  return await call('GET', rowsPath, { as: 'stream', query, signal, timeout: timeoutMs })
}

/** The endpoint of rows, for errors. */
export const rowsPath = 'results/data/'

/** The evaluations a user may see: also for staff only their own, not all. */
export function ownEvaluationsQuery(userId: number, query: Query) {
  return listQuery(userId, 'results/evaluations', { byPermissions: 1, ...query })
}

const idList = orElse(z.array(z.int()), [])
export const rightsShape = z.looseObject({
  rights: z.looseObject({ view_access_admins: idList, view_access_users: idList }),
})

/** The people who may open the parent of an evaluation. */
export async function readParentRights(
  evaluation: number,
  signal?: AbortSignal,
): Promise<{ view_access_admins: number[]; view_access_users: number[] }> {
  return (await call('GET', `results/evaluations/${evaluation}/fetch-parent-rights/`, { signal, shape: rightsShape }))
    .rights
}

/** Makes the server reload its rows. */
export async function refreshServerCache(): Promise<void> {
  await call('POST', 'cache/refresh/')
}

/** The evaluation on the server after its charts were stored. */
export const chartsShape = z.looseObject({ charts: z.array(z.unknown()) })

/**
 * Stores the charts of an evaluation. With the `modified` that was read, a change by somebody else since then is a
 * Conflict, if the server checks it. Returns the charts that the server has now; a response without them is a
 * ResultUnknown.
 */
export async function putCharts(
  evaluation: number,
  charts: readonly unknown[],
  modified: string | undefined,
): Promise<unknown[]> {
  const result = await call('PUT', `results/evaluations/${evaluation}/update_charts/`, {
    body: { charts },
    ifUnmodifiedSince: modified,
    shape: chartsShape,
  })
  broadcastSave('results/evaluations', evaluation, result)
  return result.charts
}
