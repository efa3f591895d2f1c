import { Offline, ServerFault, TooMany } from './errors.ts'

const mostRetries = 2
const longestWait = 60

/** Milliseconds to wait before a read is tried again, or null when it should not be. Honours `Retry-After` up to 60 s. */
export function retryPause(error: unknown, tries: number): number | null {
  if (tries >= mostRetries) return null
  const seconds = askedFor(error)
  if (seconds !== null) return seconds <= longestWait ? seconds * 1000 : null
  return isPassing(error) ? 400 * 3 ** tries * (1 + Math.random() / 2) : null
}

function askedFor(error: unknown): number | null {
  if (error instanceof TooMany) return error.seconds
  return error instanceof ServerFault && error.status === 503 ? error.retryAfter : null
}

function isPassing(error: unknown): boolean {
  if (error instanceof Offline) return error.message === 'fault.offline'
  return error instanceof ServerFault && [502, 503, 504].includes(error.status)
}
