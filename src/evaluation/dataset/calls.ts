import { type Streamed, call } from '#api/http/client.ts'
import { broadcastSave } from '#api/session/ownSaves.ts'
import { toPage } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { getIds } from '#lib/values/getIds.ts'
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

const userChartsPath = 'results/user_charts/'

/** The stored settings of a user for an evaluation's charts. */
export type StoredUserCharts = { id: number; charts_info: Record<string, unknown> }

export const userCharts = z.looseObject({
  id: z.int(),
  evaluation: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  charts_info: orElse(z.record(z.string(), z.unknown()), {}),
})

/**
 * The user's record of an evaluation; null if there is none yet. With several (which no server should have) the latest.
 */
export async function findUserCharts(
  evaluation: number,
  user: number,
  signal?: AbortSignal,
): Promise<StoredUserCharts | null> {
  const result = await call('GET', userChartsPath, { query: { evaluation, user, all: 1 }, signal })
  const own = toPage(result, {}, userChartsPath)
    .rows.map((row) => z.parse(userCharts, row))
    .filter((row) => isAbout(row.evaluation, evaluation) && isAbout(row.user, user))
    .toSorted((one, other) => other.id - one.id)
  return own[0] ?? null
}

/** Whether a relation refers to this record, as an id or as an object. */
function isAbout(value: unknown, id: number): boolean {
  return getIds(value).some((one) => Number(one) === id)
}

/** Stores the settings of a user: PUT if there is a record, else POST. */
export async function putUserCharts(
  found: StoredUserCharts | null,
  body: { evaluation: number; user: number; charts_info: Record<string, unknown> },
): Promise<void> {
  if (found) await call('PUT', `${userChartsPath}${found.id}/`, { body })
  else await call('POST', userChartsPath, { body })
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
