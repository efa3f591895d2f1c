import { type Batch, batchSize } from '#features/importer/reading/batches.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { isCertainlyUndone } from '#features/importer/sending/isCertainlyUndone.ts'
import type { Entry, Ledger } from '#features/importer/sending/ledger.ts'
import { BatchRefused, type Refusal, type Sent, type Target } from '#features/importer/sending/target.ts'

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
  ledger: Ledger
  signal: AbortSignal
  now: () => string
  onProgress: (entry: Entry) => void
}

/**
 * Sends the batches that are not settled yet, one after the other, and stops at the first that fails. Before each the
 * ledger says that it is under way; a batch whose answer was never seen is looked up on the server, and only what is not
 * there is sent again. Never throws for a failed call; throws what reading the file throws.
 */
export async function runImport(
  start: Entry,
  { batches, target, ledger, signal, now, onProgress }: Job,
): Promise<Outcome> {
  let entry = start
  const note = async (changes: Partial<Entry>) => {
    entry = { ...entry, ...changes }
    await ledger.write(entry)
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
    let left = wanted
    try {
      if (entry.job === undefined) await begin()
      if (entry.isUnknown || entry.isAllUnknown) left = await target.absent(wanted)
    } catch (error) {
      return stopped(entry.isUnknown ? 'unknown' : 'fault', [], error)
    }
    try {
      if (left.length > 0) await note({ isUnknown: true })
      const sent = left.length > 0 ? await sendOnce(left, index * batchSize) : { imported: 0, refused: [] }
      const imported = entry.imported + wanted.length - left.length + sent.imported
      await note({
        next: index + 1,
        lastRow: rows.at(-1)?.row ?? 0,
        isUnknown: false,
        imported,
        refused: [...entry.refused, ...rowsOf(sent.refused)],
      })
      if (sent.refused.length > 0) return stopped('refused', sent.refused)
    } catch (error) {
      // What was there before it was sent is still there: the next look-up must find it again.
      if (isCertainlyUndone(error)) await note({ isUnknown: left.length < wanted.length })
      if (!(error instanceof BatchRefused)) return stopped(isCertainlyUndone(error) ? 'fault' : 'unknown', [], error)
      await note({ refused: [...entry.refused, ...rowsOf(error.refusals)] })
      return stopped('refused', error.refusals, error)
    }
  }
  await note({ finishedAt: now() })
  return { kind: 'finished', entry }

  async function begin(): Promise<void> {
    await note({})
    const job = await target.begin(entry)
    if (job !== undefined) await note({ job })
  }

  /** A refusal may be the answer to a call the browser repeated by itself after the first one had been done. */
  async function sendOnce(rows: readonly ReadRow[], offset: number): Promise<Sent> {
    try {
      return await target.send(rows, offset, entry)
    } catch (error) {
      if (!(error instanceof BatchRefused) || (await target.absent(rows)).length > 0) throw error
      return { imported: rows.length, refused: [] }
    }
  }
}

function rowsOf(refusals: readonly Refusal[]): number[] {
  return [...new Set(refusals.map(({ row }) => row.row))]
}
