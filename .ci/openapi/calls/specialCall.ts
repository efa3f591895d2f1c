import type { Method } from '#api/http/client.ts'
import type { z } from '#lib/schema.ts'

/** What an answer holds: a shape, a record of an endpoint, or what is no JSON; `ignored` is anything, which nobody reads. */
export type Answer = z.ZodMiniType | { record: string } | 'file' | 'text' | 'nothing' | 'ignored'

/** A call that is no plain list or record, with everything that both the probe and the document say of it. */
export type SpecialCall = {
  method: Method
  /** From the base of the API on; what stands in braces is put in. */
  path: string
  does: string
  /** Sent without a token. */
  isPublic?: true
  query?: Readonly<Record<string, z.ZodMiniType>>
  sends?: z.ZodMiniType | 'files'
  /** By status. */
  answers: Partial<Record<200 | 201 | 204 | 206, Answer>>
  /** Statuses that stand for something of its own, beside those that any call may end with. */
  refusals?: Partial<Record<400 | 401 | 404 | 409 | 410 | 413, string>>
}

/** Done, whatever is said about it. */
export const done = { 200: 'ignored', 204: 'nothing' } as const
