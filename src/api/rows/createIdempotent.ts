import { parseTime } from '#lib/dates/dates.ts'
import { isRowSent } from '#lib/values/isPersistedEqual.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { call } from '#api/calls/client.ts'
import { ForbiddenError, NotFoundError, ClientError, UnknownOutcomeError } from '#api/http/errors.ts'
import { type Row, type RowAt, toPage } from './page.ts'
import { type Query, address } from './rows.ts'
import { type Body, createRow } from './writeRows.ts'
import { serverTime } from '#api/http/serverTime.ts'

/** Maximum number of rows that others may have created meanwhile. */
const newest = 20
/** Maximum difference in milliseconds between the clocks of servers that stamp rows. */
const apart = 60_000

/** A sent row with an unknown outcome, and when it was sent (`performance.now()`). */
export type IdempotencyState = { lost?: { body: object; at: number } }

/** Lets the user confirm that a row which cannot be looked up is sent again; rejects on cancel. */
export type RetryNeeded = () => Promise<void>

/**
 * Looks for a sent row. Where rows may be created but not listed (403, 404, 405), the result is undefined after
 * `askAgain` confirms; without `askAgain` the refusal is thrown.
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
 * Creates a row once (N05): after a lost response, and before the same values are sent again, it searches the newest
 * rows. `isIt` matches the stored row; the default compares the keys that the server returns. Where rows cannot be
 * listed, `askAgain` decides. Rejects with the error of the server, UnknownOutcomeError, or the reason of `askAgain`.
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
  // A row sent from now on is a new one.
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

/** The first matching row among the newest ones created since a moment of this page (`performance.now()`). */
export async function findAmongNewest<Endpoint extends string>(
  endpoint: Endpoint,
  isIt: (row: RowAt<Endpoint>) => boolean,
  since: number,
): Promise<RowAt<Endpoint> | undefined> {
  return (await findNewestSince(endpoint, { ordering: '-id', size: newest }, since)).find(isIt)
}

/**
 * The rows of a page created since a moment of this page (`performance.now()`), compared by age on the server's clock,
 * as the clock of this device may be wrong. Without the server's time, all rows.
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
