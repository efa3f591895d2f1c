import type { Method } from '#api/calls/client.ts'
import type { z } from '#lib/schema.ts'

/**
 * The content of a response: a schema, a record of an endpoint, or something other than JSON; `ignored` is anything
 * that nobody reads.
 */
export type Answer = z.ZodMiniType | { record: string } | 'file' | 'text' | 'nothing' | 'ignored'

/** A request that is no plain list or record, with everything that the contract test and the document need. */
export type SpecialCall = {
  method: Method
  /** From the base of the API on; values in braces are replaced. */
  path: string
  does: string
  /** Sent without a token. */
  isPublic?: true
  query?: Readonly<Record<string, z.ZodMiniType>>
  sends?: z.ZodMiniType | 'files'
  /** By status. */
  answers: Partial<Record<200 | 201 | 204 | 206, Answer>>
  /** Statuses with their own meaning, besides those of any request. */
  refusals?: Partial<Record<400 | 401 | 404 | 409 | 410 | 413, string>>
}

/** Successful with any response. */
export const done = { 200: 'ignored', 204: 'nothing' } as const
