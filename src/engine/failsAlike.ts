import { Offline, Outdated, SignedOut, TooMany } from '#api/errors.ts'

/** Whether what comes after such an error would fail alike, so that work on many stops; a refusal is of one record alone. */
export function failsAlike(error: unknown): boolean {
  return [Offline, Outdated, SignedOut, TooMany].some((one) => error instanceof one)
}
