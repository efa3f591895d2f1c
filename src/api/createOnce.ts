import { sameIgnoringOrder } from '#lib/sameIgnoringOrder.ts'
import { ResultUnknown } from './errors.ts'
import type { Row } from './page.ts'
import { createRow, listRows } from './rows.ts'

/** How many others may have been made meanwhile. */
const newest = 20

/** What was sent by a try of which nobody knows whether it got there. */
export type Attempt = { lost?: object }

/**
 * Creates a row once (N05): where the answer is lost, the newest rows are looked through before anything is said, and before
 * the same is sent once more. `isIt` tells the stored row that says what was sent. Rejects with what the server said, or ResultUnknown.
 */
export async function createOnce(
  endpoint: string,
  body: object,
  isIt: (row: Row) => boolean,
  attempt: Attempt = {},
): Promise<Row> {
  const made = attempt.lost && sameIgnoringOrder(attempt.lost, body) ? await amongNewest(endpoint, isIt) : undefined
  const row = made ?? (await created(endpoint, body, isIt, attempt))
  // What is sent from now on is meant as another one.
  delete attempt.lost
  return row
}

async function created(endpoint: string, body: object, isIt: (row: Row) => boolean, attempt: Attempt): Promise<Row> {
  try {
    return await createRow(endpoint, body)
  } catch (error) {
    if (!(error instanceof ResultUnknown)) throw error
    attempt.lost = body
    const found = await amongNewest(endpoint, isIt).catch(() => undefined)
    if (!found) throw error
    return found
  }
}

/** The first of the newest rows that is the one looked for. */
export async function amongNewest(endpoint: string, isIt: (row: Row) => boolean): Promise<Row | undefined> {
  const { rows } = await listRows(endpoint, { ordering: '-id', size: newest, page: 1 })
  return rows.find(isIt)
}
