import type { Problem, ReadRow } from '#features/importer/reading/rows.ts'
import type { Entry } from './importLog.ts'

/** What the server said to a batch: how many rows are in, and which ones it left out. */
export type Sent = { imported: number; refused: Refusal[] }
export type Refusal = { row: ReadRow; column: string; text: string }

/** A refusal of a whole batch: nothing of it is in. */
export class BatchRefused extends Error {
  override name = 'BatchRefused'
  readonly refusals: Refusal[]
  /** What the server said that belongs to no row. */
  readonly general: string
  constructor(refusals: Refusal[], general: string) {
    super('refused')
    this.refusals = refusals
    this.general = general
  }
}

/** Where rows go. Every method throws as `call` does. */
export type Target = {
  /** Where everything is looked up before anything is sent: what is wrong with these rows on the server. */
  check?: (rows: readonly ReadRow[]) => Promise<Problem[]>
  /** What the server keeps of an earlier import of this file, of which nothing is known here. */
  earlier?: (entry: Entry) => Promise<{ at: string; imported: number } | undefined>
  /** Called before the first batch where the server keeps imports; gives the number of this one. */
  begin?: (entry: Entry) => Promise<number>
  /** Sends rows of a batch once. Throws BatchRefused when the server names what is wrong in them. */
  send: (rows: readonly ReadRow[], offset: number, entry: Entry) => Promise<Sent>
  /** Those rows that are not on the server; asked before every batch. */
  absent: (rows: readonly ReadRow[]) => Promise<ReadRow[]>
  /** Who gets a mail when these rows are sent; asked after `absent`. */
  recipients?: (rows: readonly ReadRow[]) => string[]
}
