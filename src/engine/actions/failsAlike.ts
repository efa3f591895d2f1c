import { OfflineError, StaleSessionError, UnauthorizedError, RateLimitedError } from '#api/http/errors.ts'

/** Whether what comes after such an error would fail alike, so that work on many stops; a refusal is of one record alone. */
export function failsAlike(error: unknown): boolean {
  return [OfflineError, StaleSessionError, UnauthorizedError, RateLimitedError].some((one) => error instanceof one)
}
