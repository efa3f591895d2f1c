import { Conflict, FieldErrors, Forbidden, NotFound, Offline, Refused, SignedOut, TooMany } from '#api/errors.ts'
import { BatchRefused } from './target.ts'

const certain = [BatchRefused, FieldErrors, Forbidden, NotFound, Conflict, Refused, TooMany, SignedOut, Offline]

/** Whether a failed write has surely changed nothing: it was refused, or never sent. A 5xx or a lost answer leaves it open. */
export function isCertainlyUndone(error: unknown): boolean {
  return certain.some((kind) => error instanceof kind)
}
