import type { Batch } from '#features/importer/reading/batches.ts'
import type { Problem } from '#features/importer/reading/rows.ts'
import type { Target } from '#features/importer/sending/target.ts'

/** The state of a file's rows on the server before anything is sent. */
export type Precheck = {
  /** Rows that will be imported, and existing ones. */
  left: number
  present: number
  /** The recipients of a mail. */
  recipients: Set<string>
  /** The rows that cannot be imported, and why. */
  problems: Problem[]
}

/**
 * Looks up the rows of a file on the server, ten at a time, except those in `leftOut`; undefined when a target looks up
 * only while sending. Throws what `call` throws.
 */
export async function toPrecheck(
  target: Target,
  batches: AsyncIterable<Batch>,
  signal: AbortSignal,
  leftOut: readonly number[] = [],
): Promise<Precheck | undefined> {
  if (!target.check) return undefined
  const precheck: Precheck = { left: 0, present: 0, recipients: new Set(), problems: [] }
  const isLeftOut = new Set(leftOut)
  for await (const batch of batches) {
    signal.throwIfAborted()
    const rows = batch.rows.filter(({ row }) => !isLeftOut.has(row))
    const problems = rows.length > 0 ? await target.check(rows) : []
    const wrong = new Set(problems.map(({ row }) => row))
    const sound = rows.filter(({ row }) => !wrong.has(row))
    const absent = sound.length > 0 ? await target.absent(sound) : []
    precheck.problems.push(...problems)
    precheck.left += absent.length
    for (const one of target.recipients?.(absent) ?? []) precheck.recipients.add(one)
    precheck.present += sound.length - absent.length
  }
  return precheck
}
