import type { RowAt } from '#api/rows/page.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'

export const jobStates: readonly (string | undefined)[] = ['inactive', 'running', 'finished']
const inactive = 0
export const running = 1
const finished = 2

/**
 * A mail job: `state` 0 inactive, 1 running, 2 finished; its template, how many recipients it has, how many mails are
 * sent, and that in percent.
 */
export type Job = {
  id: number
  state: number
  template: number | undefined
  recipients: number
  sent: number
  percent: number
}

export function getJob(row: RowAt<'mailer/jobs'>): Job {
  const recipients = Array.isArray(row.recipients) ? row.recipients.length : 0
  const sent = countOccurrences(row.recipients_sent)
  return {
    id: row.id,
    state: Number(toText(row.state)),
    template: getIds(row.template).map(Number)[0],
    recipients,
    sent,
    percent: getPercent(row.progress, sent, recipients),
  }
}

/**
 * Only an inactive job with a template and recipients can be started (MAIL-04); a finished job restarts by way of
 * stopping.
 */
export const canStart = (job: Job): boolean =>
  (job.state === inactive || job.state === finished) && findMissing(job) === undefined
/** The missing requirements for starting a job. */
export function findMissing({ template, recipients }: Job): 'template' | 'recipients' | 'both' | undefined {
  if (recipients === 0) return template === undefined ? 'both' : 'recipients'
  return template === undefined ? 'template' : undefined
}
export const canStop = ({ state }: Job): boolean => state !== inactive
/** Some recipients already got the mail: starting the job sends it to them again (D-38). */
export const isRestart = ({ state, sent }: Job): boolean => state === finished || sent > 0
export const mustStopFirst = ({ state }: Job): boolean => state === finished

/** Whether everybody has the mail or nobody has it yet; in between the server reports how many have it, but not who. */
export function stateForAll({ sent, recipients }: Job): 'sent' | 'waiting' | undefined {
  if (sent === 0) return 'waiting'
  return sent >= recipients ? 'sent' : undefined
}

function getPercent(progress: unknown, sent: number, recipients: number): number {
  const counted = recipients === 0 ? 0 : (sent / recipients) * 100
  const percent = typeof progress === 'number' && Number.isFinite(progress) ? progress : counted
  // Never rounds up to 100 %.
  return percent >= 100 ? 100 : Math.min(99, Math.max(0, Math.round(percent)))
}

function countOccurrences(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}
