import { parseTime } from '#lib/dates/dates.ts'
import { isRowSent } from '#lib/values/isPersistedEqual.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { call } from '#api/http/client.ts'
import { ForbiddenError, NotFoundError, ClientError, UnknownOutcomeError } from '#api/http/errors.ts'
import { type Row, type RowAt, toPage } from './page.ts'
import { type Query, address } from './rows.ts'
import { type Body, createRow } from './writeRows.ts'
import { serverTime } from '#api/http/serverTime.ts'

/** How many rows others may have made meanwhile. */
const newest = 20
/** How far apart the clocks of a server may be that stamps its rows itself (milliseconds). */
const apart = 60_000

/** What was sent by a try of which nobody knows whether it got there, and when (`performance.now()`). */
export type IdempotencyState = { lost?: { body: object; at: number } }

/** Asks whether to send once more what nobody can look up; rejects where it is not wanted. */
export type RetryNeeded = () => Promise<void>

/**
 * Looks for what was sent. Where the server lets nobody look (403, 404, 405: what may be created and not listed), nothing
 * is found as soon as the person wants to send it once more; without `askAgain` the refusal is thrown.
 */
export async function lookUp<Found>(
  find: () => Promise<Found>,
  confirmResend?: RetryNeeded,
): Promise<Found | undefined> {
  try {
    return await find()
  } catch (error) {
    const isClosed = [ForbiddenError, NotFoundError, ClientError].some((one) => error instanceof one)
    if (!isClosed || !confirmResend) throw error
    await confirmResend()
    return undefined
  }
}

/**
 * Creates a row once (N05): where the answer is lost, the newest rows are looked through before anything is said, and before
 * the same is sent once more. `isIt` tells the stored row that says what was sent; without it, one that says the same under the
 * keys that the server gives back. Where nobody may look, `askAgain` decides. Rejects with what the server said, ResultUnknown,
 * or what `askAgain` rejects with.
 */
export async function createIdempotent<Endpoint extends string>(
  endpoint: Endpoint,
  body: Body<Endpoint>,
  isIt: (row: RowAt<Endpoint>) => boolean = (row) => isRowSent(body, row),
  attempt: IdempotencyState = {},
  confirmResend?: RetryNeeded,
): Promise<RowAt<Endpoint>> {
  const { lost } = attempt
  const made =
    lost && isDeepEqualUnordered(lost.body, body)
      ? await lookUp(() => findAmongNewest(endpoint, isIt, lost.at), confirmResend)
      : undefined
  const row = made ?? (await created(endpoint, body, isIt, attempt))
  // What is sent from now on is meant as another one.
  delete attempt.lost
  return row
}

async function created<Endpoint extends string>(
  endpoint: Endpoint,
  body: Body<Endpoint>,
  isIt: (row: RowAt<Endpoint>) => boolean,
  attempt: IdempotencyState,
): Promise<RowAt<Endpoint>> {
  const at = performance.now()
  try {
    return await createRow(endpoint, body)
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error
    attempt.lost = { body, at }
    const found = await findAmongNewest(endpoint, isIt, at).catch(() => undefined)
    if (!found) throw error
    return found
  }
}

/** The first of the newest rows that is the one looked for, made since a moment of this page (`performance.now()`). */
export async function findAmongNewest<Endpoint extends string>(
  endpoint: Endpoint,
  isIt: (row: RowAt<Endpoint>) => boolean,
  since: number,
): Promise<RowAt<Endpoint> | undefined> {
  return (await findNewestSince(endpoint, { ordering: '-id', size: newest }, since)).find(isIt)
}

/**
 * The rows of a page that were made since a moment of this page (`performance.now()`). How long ago that is counts, by the
 * server's own time: the clock of this device may be wrong. Where the server does not say when, every row.
 */
export async function findNewestSince<Endpoint extends string>(
  endpoint: Endpoint,
  query: Query,
  since: number,
): Promise<RowAt<Endpoint>[]> {
  const requested = { ...query, page: 1 }
  const { data, date } = await call('GET', address(endpoint), { query: requested, as: 'answer' })
  const rows = toPage(data, {}, address(endpoint)).rows as RowAt<Endpoint>[]
  const sentAt = serverTime(date)
  if (sentAt === null) return rows
  const earliest = sentAt - (performance.now() - since) - apart
  return rows.filter((row: Row) => !((parseTime(row.created) ?? Infinity) < earliest))
}
