import { type IdempotencyState, createIdempotent } from '#api/rows/createIdempotent.ts'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import type { RowAt } from '#api/rows/page.ts'
import { readRow } from '#api/rows/rows.ts'
import { patchRow } from '#api/rows/writeRows.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'

export const jobs = 'mailer/jobs'
export const templates = 'mailer/mailtemplates'
export const people = 'accounts/users'

/** The values of a new job; `send_at` an ISO time, omitted where unset. */
export type NewJob = { name: string; template: number; recipients: number[]; send_at?: string }

/**
 * Starts (1) or stops (0) a job. With the job as it was `loaded`, a change by somebody else meanwhile is a Conflict. A
 * lost response is looked up; throws ResultUnknown only where the job is not in the wanted state.
 */
export async function setJobState(id: number, state: 0 | 1, loaded?: RowAt<typeof jobs>): Promise<RowAt<typeof jobs>> {
  try {
    return await patchRow(jobs, id, { state }, loaded)
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error
    const row = await readRow(jobs, id)
    if (Number(row.state) !== state) throw error
    return row
  }
}

/**
 * Creates a job. A lost response does not create a second one, as recipients of the first would get the mail again;
 * without permission to look it up, the sender decides.
 */
export async function createJob(job: NewJob, attempt: IdempotencyState): Promise<RowAt<typeof jobs>> {
  return await createIdempotent(jobs, job, isRequested(job), attempt, confirmResend)
}

function isRequested(job: NewJob): (row: RowAt<typeof jobs>) => boolean {
  return (row) =>
    isPersistedEqual(job.name, row.name) &&
    isPersistedEqual(job.template, row.template) &&
    isPersistedEqual(job.recipients, row.recipients)
}
