import { call } from '#api/calls/client.ts'
import { ownName } from '#lib/portalPath.ts'
import { orElse, z } from '#lib/schema.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toPage } from './page.ts'

const userChartsPath = 'results/user_charts/'

/**
 * The backend has no conditional requests for these settings: a device that has read before overwrites within seconds what
 * another one has written. After a write it is read again so often, at this interval, and written as often before it fails.
 */
export const settling = { checks: 3, intervalMs: 3000, attempts: 3 }

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

/** All records of a user, with the evaluation of each; those of evaluations that cannot be read are left out. */
export async function listUserCharts(
  user: number,
  signal?: AbortSignal,
): Promise<{ evaluation: number; charts_info: Record<string, unknown> }[]> {
  const result = await call('GET', userChartsPath, { query: { user, all: 1 }, signal })
  return toPage(result, {}, userChartsPath).rows.flatMap((row) => {
    const { evaluation, charts_info, ...rest } = z.parse(userCharts, row)
    const id = Number(getIds(evaluation)[0])
    return isAbout(rest.user, user) && Number.isFinite(id) ? [{ evaluation: id, charts_info }] : []
  })
}

const turns = new Map<string, Promise<unknown>>()
/** Milliseconds after which a tab no longer waits for another one, which may hang. */
const patience = 10_000

/**
 * Runs what reads a user's record and writes it as a whole, one after the other, among all tabs of this browser: two at
 * a time would lose what the first one wrote, and the backend has no conditional requests to notice that.
 */
export async function inTurn<Result>(evaluation: number, user: number, run: () => Promise<Result>): Promise<Result> {
  const key = `${user}/${evaluation}`
  const before = turns.get(key)
  const own = (async () => {
    await before?.catch(() => undefined)
    return await amongTabs(key, run)
  })()
  turns.set(key, own)
  try {
    return await own
  } finally {
    if (turns.get(key) === own) turns.delete(key)
  }
}

/** Runs alone among the tabs; without locks, or after a long wait, it runs immediately. */
async function amongTabs<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined
  if (!locks) return await run()
  let hasBegun = false
  const begin = async () => {
    hasBegun = true
    return await run()
  }
  try {
    return await locks.request(ownName(`portal-user-charts ${key}`), { signal: AbortSignal.timeout(patience) }, begin)
  } catch (error) {
    if (hasBegun || !(error instanceof DOMException)) throw error
    return await run()
  }
}
