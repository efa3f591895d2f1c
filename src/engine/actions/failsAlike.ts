import { OfflineError, StaleSessionError, UnauthorizedError, RateLimitedError } from '#api/http/errors.ts'

/**
 * Whether the calls after such an error would fail alike, so that a bulk action stops; a refusal concerns one record
 * only.
 */
export function failsAlike(error: unknown): boolean {
  return [OfflineError, StaleSessionError, UnauthorizedError, RateLimitedError].some((one) => error instanceof one)
}
