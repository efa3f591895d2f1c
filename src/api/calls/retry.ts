import { OfflineError, ServerError, RateLimitedError } from '#api/http/errors.ts'

const maxRetries = 2
const maxWaitMs = 60

/** Milliseconds until a read is retried, or null for no retry. Honours `Retry-After` up to 60 s. */
export function retryPause(error: unknown, tries: number): number | null {
  if (tries >= maxRetries) return null
  const seconds = requestedWait(error)
  if (seconds !== null) return seconds <= maxWaitMs ? seconds * 1000 : null
  return isPassing(error) ? 400 * 3 ** tries * (1 + Math.random() / 2) : null
}

function requestedWait(error: unknown): number | null {
  if (error instanceof RateLimitedError) return error.seconds
  return error instanceof ServerError && error.status === 503 ? error.retryAfter : null
}

function isPassing(error: unknown): boolean {
  if (error instanceof OfflineError) return error.message === 'error.offline'
  return error instanceof ServerError && [502, 503, 504].includes(error.status)
}
