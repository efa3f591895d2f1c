import { type Batch, batchSize } from '#features/importer/reading/batches.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import type { Entry, ImportLog } from './importLog.ts'
import { BatchRefused, type Refusal, type Sent, type Target } from './target.ts'
import {
  ConflictError,
  ValidationError,
  ForbiddenError,
  NotFoundError,
  OfflineError,
  ClientError,
  UnauthorizedError,
  RateLimitedError,
} from '#api/http/errors.ts'

export type Stop = {
  kind: 'stopped'
  why: 'user' | 'refused' | 'unknown' | 'fault'
  entry: Entry
  /** The rows of the batch at which it stopped. */
  rows: readonly ReadRow[]
  refusals: Refusal[]
  error?: unknown
}
export type Outcome = { kind: 'finished'; entry: Entry } | Stop

type Job = {
  batches: AsyncIterable<Batch>
  target: Target
  ledger: ImportLog
  signal: AbortSignal
  now: () => string
  onProgress: (entry: Entry) => void
}

/**
 * Sends the unsettled batches one after the other and stops at the first that fails. Each is looked up on the server
 * first, and only missing rows are sent; before that the ledger marks the batch as started, so that rows with a lost
 * response count as new. Never throws for a failed request; throws what reading the file throws.
 */
export async function runImport(
  start: Entry,
  { batches, target, ledger: importLog, signal, now, onProgress }: Job,
): Promise<Outcome> {
  let entry = start
  const note = async (changes: Partial<Entry>) => {
    entry = { ...entry, ...changes }
    await importLog.write(entry)
    onProgress(entry)
  }
  for await (const { index, rows } of batches) {
    if (index < entry.next) continue
    const stopped = (why: Stop['why'], refusals: Refusal[] = [], error?: unknown): Stop => ({
      kind: 'stopped',
      why,
      entry,
      rows,
      refusals,
      error,
    })
    if (signal.aborted) return stopped('user')
    const wanted = rows.filter(({ row }) => !entry.refused.includes(row))
    let left: ReadRow[]
    try {
      if (entry.job === undefined) await begin()
      left = await target.absent(wanted)
    } catch (error) {
      return stopped(entry.isUnknown ? 'unknown' : 'fault', [], error)
    }
    const there = wanted.length - left.length
    const before = entry.isUnknown ? Math.min(entry.before, there) : there
    try {
      if (left.length > 0) await note({ isUnknown: true, before })
      const sent = left.length > 0 ? await sendOnce(left, index * batchSize) : { imported: 0, refused: [] }
      await note({
        next: index + 1,
        lastRow: rows.at(-1)?.row ?? 0,
        isUnknown: false,
        imported: entry.imported + there - before + sent.imported,
        present: entry.present + before,
        refused: [...entry.refused, ...getRows(sent.refused)],
      })
      if (sent.refused.length > 0) return stopped('refused', sent.refused)
    } catch (error) {
      // Rows of an earlier try with a lost response still count as new.
      if (isCertainlyUndone(error)) await note({ isUnknown: before < there })
      if (!(error instanceof BatchRefused)) return stopped(isCertainlyUndone(error) ? 'fault' : 'unknown', [], error)
      await note({ refused: [...entry.refused, ...getRows(error.refusals)] })
      return stopped('refused', error.refusals, error)
    }
  }
  await note({ finishedAt: now() })
  return { kind: 'finished', entry }

  async function begin(): Promise<void> {
    await note({})
    if (target.begin) await note({ job: await target.begin(entry) })
  }

  /** A refusal may be the response to a request that the browser repeated after the first one had succeeded. */
  async function sendOnce(rows: readonly ReadRow[], offset: number): Promise<Sent> {
    try {
      return await target.send(rows, offset, entry)
    } catch (error) {
      if (!(error instanceof BatchRefused) || (await target.absent(rows)).length > 0) throw error
      return { imported: rows.length, refused: [] }
    }
  }
}

function getRows(refusals: readonly Refusal[]): number[] {
  return [...new Set(refusals.map(({ row }) => row.row))]
}

const certain = [
  BatchRefused,
  ValidationError,
  ForbiddenError,
  NotFoundError,
  ConflictError,
  ClientError,
  RateLimitedError,
  UnauthorizedError,
  OfflineError,
]

/**
 * Whether a failed write has certainly changed nothing: it was refused, or never sent. A 5xx or a lost response leaves
 * it open.
 */
function isCertainlyUndone(error: unknown): boolean {
  return certain.some((kind) => error instanceof kind)
}
