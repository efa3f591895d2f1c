import { parseTime } from '#lib/dates/dates.ts'
import { z } from '#lib/schema.ts'
import { call } from '#api/calls/client.ts'
import { ServerError } from '#api/http/errors.ts'
import { pause } from '#api/http/pause.ts'
import { type RowAt, rowShape } from './page.ts'
import { address } from './rows.ts'
import { serverTime } from '#api/http/serverTime.ts'
import { sessionSignal } from '#api/session/session.ts'

/** Maximum number of reads before a write, as somebody else may save the record every second. */
const maxReads = 3

/**
 * The current record, for a write with `If-Unmodified-Since`. That header has a resolution of one second: within the
 * second of `modified` the server could not detect a change by somebody else, so this waits for that second to end on
 * the server's clock and reads the record once more.
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

/** A `modified` further in the future comes from another clock and is ignored. */
function isOfThisSecond(modified: unknown, sentAt: number | null): boolean {
  const time = parseTime(modified)
  if (time === null || sentAt === null) return false
  const ahead = Math.floor(time / 1000) - Math.floor(sentAt / 1000)
  return ahead === 0 || ahead === 1
}
