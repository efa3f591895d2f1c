import type { Problem, ReadRow } from '#features/importer/reading/rows.ts'
import type { Entry } from './importLog.ts'

/** The server's response to a batch: how many rows are in, and which ones it left out. */
export type Sent = { imported: number; refused: Refusal[] }
export type Refusal = { row: ReadRow; column: string; text: string }

/** A refusal of a whole batch: nothing of it is in. */
export class BatchRefused extends Error {
  override name = 'BatchRefused'
  readonly refusals: Refusal[]
  /** The server's message that belongs to no row. */
  readonly general: string
  constructor(refusals: Refusal[], general: string) {
    super('refused')
    this.refusals = refusals
    this.general = general
  }
}

/** The destination of rows. Every method throws as `call` does. */
export type Target = {
  /** For targets that look everything up before sending: the errors of these rows on the server. */
  check?: (rows: readonly ReadRow[]) => Promise<Problem[]>
  /** The server's record of an earlier import of this file that is not in the ledger. */
  earlier?: (entry: Entry) => Promise<{ at: string; imported: number } | undefined>
  /** Called before the first batch where the server stores imports; returns the id of this one. */
  begin?: (entry: Entry) => Promise<number>
  /** Sends rows of a batch once. Throws BatchRefused when the server names their errors. */
  send: (rows: readonly ReadRow[], offset: number, entry: Entry) => Promise<Sent>
  /** Those rows that are missing on the server; requested before every batch. */
  absent: (rows: readonly ReadRow[]) => Promise<ReadRow[]>
  /** The recipients of a mail when these rows are sent; requested after `absent`. */
  recipients?: (rows: readonly ReadRow[]) => string[]
}
