import {
  ForbiddenError,
  NotFoundError,
  OfflineError,
  StaleSessionError,
  ServerError,
  UnauthorizedError,
} from '#api/http/errors.ts'
import { pause } from '#api/http/pause.ts'
import { requestRows, rowsPath } from './calls.ts'
import type { KeptAt, Outcome } from '#evaluation/counting/worker/messages.ts'
import type { MeasureState } from './measureState.ts'
import type { Source } from '#evaluation/model/question.ts'
import type { EngineClient } from './EngineClient.ts'
import { streamToWorker } from './streamToWorker.ts'
import { Reported } from '#lib/report.ts'

/** Milliseconds before the first and the second request, and before every later one. */
const backoffMs = [800, 10_000]
const laterWait = 20_000
const maxBackoffMs = 600_000
const maxErrors = 3
/** A body that breaks off is requested once more. */
const maxTries = 2

export type Loading = {
  source: Source
  evaluation: number | null
  daysBack: number | undefined
  texts: readonly string[]
  listed: readonly string[]
  kept: KeptAt | null
  canRestore: boolean
  channel: EngineClient
  signal: AbortSignal
}
type Report = (changes: Partial<MeasureState>) => void

/**
 * Reads the rows of one measure into the engine: the copy in this browser, else the response of the server, and if that
 * was only the first part, the rest as soon as the server has it. Every change of the state is reported; resolves when
 * there is nothing left to do. Rejects only with the reason of the signal.
 */
export async function loadMeasure(loading: Loading, onReport: Report): Promise<void> {
  try {
    if (loading.canRestore && (await restore(loading, onReport))) return
    const outcome = await firstAnswer(loading, onReport)
    if (outcome.status === 'ok' || outcome.status === 'bg_done')
      return onReport({ status: 'ready', rows: outcome.rows, total: outcome.rows, error: null, readAt: Date.now() })
    if (outcome.status !== 'exceed_data') throw unreadable()
    onReport({ status: 'partial', rows: outcome.rows, error: null, readAt: Date.now() })
    await poll(loading, onReport)
  } catch (error) {
    loading.signal.throwIfAborted()
    onReport({ status: 'failed', error: toApiError(error) })
  }
}

async function restore({ source, kept, texts, listed, channel, signal }: Loading, onReport: Report): Promise<boolean> {
  if (!kept || texts.length > 0 || listed.length > 0) return false
  const load = channel.next()
  const found = await new Promise<{ rows: number; readAt: number } | null>((resolve) => {
    channel.onLoad(load, { restored: resolve })
    signal.addEventListener('abort', () => resolve(null), { once: true })
    channel.send({ kind: 'restore', load, source, kept })
  })
  channel.onLoad(load, null)
  signal.throwIfAborted()
  if (found) onReport({ status: 'ready', rows: found.rows, total: found.rows, error: null, readAt: found.readAt })
  return found !== null
}

async function firstAnswer(loading: Loading, onReport: Report): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read(loading, false, loading.signal, (rows, total) => onReport({ rows, total }))
    } catch (error) {
      if (loading.signal.aborted || tries === maxTries || !(error instanceof OfflineError)) throw error
      await pause(1000, loading.signal)
    }
  }
}

/** Sends one request at a time; up to three errors in a row are tolerated, for ten minutes on the monotonic clock. */
async function poll(loading: Loading, onReport: Report): Promise<void> {
  const { signal } = loading
  const started = performance.now()
  const left = (): number => maxBackoffMs - (performance.now() - started)
  let errors = 0
  for (let requested = 0; ; requested += 1) {
    await pause(Math.max(0, Math.min(backoffMs[requested] ?? laterWait, left())), signal)
    if (left() <= 0) return onReport({ status: 'gaveUp', error: null })
    try {
      const outcome = await background(loading, left(), onReport)
      if (outcome.status === 'bg_done' || outcome.status === 'ok')
        return onReport({ status: 'ready', rows: outcome.rows, total: outcome.rows, error: null, readAt: Date.now() })
      if (outcome.status !== 'bg_wait') throw unreadable()
      errors = 0
    } catch (error) {
      signal.throwIfAborted()
      if (left() <= 0) return onReport({ status: 'gaveUp', error: null })
      errors += 1
      if (errors > maxErrors || isFinal(error)) return onReport({ status: 'gaveUp', error: toApiError(error) })
    }
  }
}

/** A request without a response after ten minutes is cancelled; a response that is arriving is read to its end. */
async function background(loading: Loading, left: number, onReport: Report): Promise<Outcome> {
  const limit = new AbortController()
  const stop = (): void => limit.abort(loading.signal.reason)
  loading.signal.addEventListener('abort', stop)
  const timer = setTimeout(() => limit.abort(new OfflineError('error.timeout')), left)
  try {
    return await read(loading, true, limit.signal, (rows, total) => {
      clearTimeout(timer)
      if (rows > 0) onReport({ total: total ?? rows })
    })
  } finally {
    clearTimeout(timer)
    loading.signal.removeEventListener('abort', stop)
  }
}

async function read(
  { source, evaluation, daysBack, texts, listed, kept, channel }: Loading,
  isBackground: boolean,
  signal: AbortSignal,
  progress: (rows: number, total: number | null) => void,
): Promise<Outcome> {
  const result = await requestRows({ measure: source.id, evaluation, daysBack, isBackground }, signal)
  const load = channel.next()
  channel.send({ kind: 'begin', load, source, texts, listed, kept })
  const outcome = await streamToWorker(result, channel, load, signal, progress)
  if (outcome.status === 'broken') throw unreadable(outcome.reason)
  if (outcome.status === 'crashed') throw new Reported(outcome.errorId)
  return outcome
}

/** A response that does not match the schema; the endpoint is named for support. */
function unreadable(reason = ''): ServerError {
  const error = new ServerError(200, `GET ${rowsPath}`)
  error.cause = reason
  return error
}

function isFinal(error: unknown): boolean {
  return (
    error instanceof ForbiddenError ||
    error instanceof NotFoundError ||
    error instanceof UnauthorizedError ||
    error instanceof StaleSessionError
  )
}

/** Anything that is not an API error is a bug of the portal. */
function toApiError(error: unknown): Error {
  return error instanceof Error ? error : new Error('no error was thrown', { cause: error })
}
