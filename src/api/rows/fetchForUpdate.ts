import { parseTime } from '#lib/dates/dates.ts'
import { z } from '#lib/schema.ts'
import { call } from '#api/http/client.ts'
import { ServerError } from '#api/http/errors.ts'
import { pause } from '#api/http/pause.ts'
import { type RowAt, rowShape } from './page.ts'
import { address } from './rows.ts'
import { serverTime } from '#api/http/serverTime.ts'
import { sessionSignal } from '#api/session/session.ts'

/** How often a record is read at most before it is written, as somebody else may be saving it every second. */
const maxReads = 3

/**
 * The record as it stands, for somebody who is about to write it with `If-Unmodified-Since`. That header knows whole
 * seconds only: while the second of `modified` lasts, the server could not tell a change of somebody else from the one that
 * was read, so that second is waited for, by the server's own clock, and the record read once more.
 */
export async function fetchForUpdate<Endpoint extends string>(
  endpoint: Endpoint,
  id: number,
): Promise<RowAt<Endpoint>> {
  for (let tries = 1; ; tries += 1) {
    const { data, status, date } = await call('GET', address(endpoint, id), { as: 'answer' })
    const row = z.safeParse(rowShape, data)
    if (!row.success) throw new ServerError(status, `GET ${address(endpoint, id)}`)
    if (tries === maxReads || !isOfThisSecond(row.data.modified, serverTime(date))) return row.data as RowAt<Endpoint>
    await pause(1000, sessionSignal())
  }
}

/** A `modified` that is further ahead comes of another clock, which says nothing about this second. */
function isOfThisSecond(modified: unknown, sentAt: number | null): boolean {
  const time = parseTime(modified)
  if (time === null || sentAt === null) return false
  const ahead = Math.floor(time / 1000) - Math.floor(sentAt / 1000)
  return ahead === 0 || ahead === 1
}
