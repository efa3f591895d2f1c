import { report } from '#lib/report.ts'
import { z } from '#lib/schema.ts'
import { markOnline, markInterrupted, setReconnecting, untilBack } from './connection.ts'
import { OfflineError, StaleSessionError, ServerError, UnauthorizedError } from '#api/http/errors.ts'
import { http } from '#api/http/http.ts'
import { withSessionLock } from './lock.ts'
import { pause } from '#api/http/pause.ts'
import { endSession, lockIfOtherUser, recheckSession, sessionSignal } from './session.ts'
import { type StoredTokens, cachedAccessToken, changeTokens, readTokens, token, setTokens, getUser } from './tokens.ts'

const path = 'api/token/refresh/'
const timeoutMs = 15_000
/** Milliseconds that another tab may hold the lock before it counts as hanging. */
const lockTimeoutMs = 10_000
/** Maximum milliseconds a read waits for the server to be reachable again. */
const reconnectTimeoutMs = 30_000
const maxBackoffMs = 30
/** The response to a refresh; with rotation it has a new refresh token, too. */
export const refreshedShape = z.object({ access: token, refresh: z.optional(token) })

let running: Promise<string> | null = null
/** The refresh token that was sent without a readable response: the server may have replaced it. */
let withoutResponse: string | null = null
let reconnecting: Promise<void> | null = null

/**
 * Returns an access token other than the one that failed. One refresh at a time runs in this tab and, under the lock,
 * in the browser. Where the server cannot be reached the session stays and retries after 1, 2, 4 … 30 s: a patient call
 * waits for that, any other fails immediately with `OfflineError`. Only a 401 (`UnauthorizedError`) and tokens of another
 * user end the session.
 */
export async function getAccessToken(failed: string | null, isPatient: boolean, signal?: AbortSignal): Promise<string> {
  try {
    return await shared(failed)
  } catch (error) {
    if (isFinal(error)) throw error
    const back = reconnect(failed)
    // Every waiting call gets the outcome; there may be none.
    back.catch(() => undefined)
    if (!isPatient) throw new OfflineError('error.interrupted')
    await Promise.race([back, rejectAfterTimeout(signal)])
    return await shared(failed)
  }
}

async function shared(failed: string | null): Promise<string> {
  const present = cachedAccessToken()
  if (present !== null && present !== failed) return present
  running ??= refresh(failed).finally(() => {
    running = null
  })
  return await running
}

async function refresh(failed: string | null): Promise<string> {
  const session = sessionSignal()
  const renew = (exchangeAlone: typeof exchange) => async () => {
    // Another tab may have refreshed while this one waited for the lock.
    const stored = await readTokens()
    session.throwIfAborted()
    if (!stored) return await missing()
    if (lockIfOtherUser(stored)) throw new UnauthorizedError()
    if (stored.access === failed) return await exchangeAlone(stored, session)
    setTokens(stored)
    return stored.access
  }
  return await withSessionLock(renew(exchange), lockTimeoutMs, renew(interrupted))
}

/**
 * A tab holds the lock and hangs: a parallel refresh could use the token twice. The interruption is shown and the
 * refresh retried.
 */
async function interrupted(): Promise<never> {
  return await Promise.reject(new OfflineError('error.interrupted'))
}

async function exchange(stored: StoredTokens, session: AbortSignal): Promise<string> {
  const wasUnanswered = withoutResponse === stored.refresh
  withoutResponse = stored.refresh
  const { status, data } = await http.post<unknown>(
    path,
    { refresh: stored.refresh },
    {
      skipAuth: true,
      signal: session,
      timeout: timeoutMs,
      validateStatus: null,
      transitional: { silentJSONParsing: true },
    },
  )
  if (status === 401) {
    withoutResponse = null
    await endSession(wasUnanswered)
    throw new UnauthorizedError()
  }
  const response = refreshedShape.safeParse(data)
  if (status !== 200 || !response.success) throw new ServerError(status, `POST ${path}`)
  const next = { ...stored, access: response.data.access, refresh: response.data.refresh ?? stored.refresh }
  if (isOfSomebodyElse(next, stored)) {
    report(new Error('a refresh was answered with tokens of another user'), 'session')
    await endSession()
    throw new UnauthorizedError()
  }
  if (!(await changeTokens(stored.signInId, next))) throw new StaleSessionError()
  withoutResponse = null
  session.throwIfAborted()
  setTokens(next)
  return next.access
}

/** Whether new tokens name another user than the ones they replace: pending edits would be sent in that user's name. */
function isOfSomebodyElse(next: StoredTokens, stored: StoredTokens): boolean {
  const known = getUser(stored.access) ?? getUser(stored.refresh)
  return known !== null && [next.access, next.refresh].some((one) => (getUser(one) ?? known) !== known)
}

/** Signed out in another tab, or the browser's data was cleared by hand. */
async function missing(): Promise<never> {
  const session = sessionSignal()
  await recheckSession()
  if (!session.aborted) await endSession()
  throw new UnauthorizedError()
}

async function reconnect(failed: string | null): Promise<void> {
  reconnecting ??= retryUntilReached(failed).finally(() => {
    reconnecting = null
    setReconnecting(false)
  })
  await reconnecting
}

async function retryUntilReached(failed: string | null): Promise<void> {
  const session = sessionSignal()
  setReconnecting(true)
  for (let tries = 0; ; tries += 1) {
    const wait = Math.min(2 ** tries, maxBackoffMs) * 1000
    markInterrupted(Date.now() + wait)
    await Promise.race([pause(wait, session), untilBack()])
    try {
      await shared(failed)
      setReconnecting(false)
      return markOnline()
    } catch (error) {
      if (isFinal(error)) throw error
    }
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof UnauthorizedError || error instanceof StaleSessionError
}

/** Rejects when the caller aborts, and when a read has waited long enough. */
async function rejectAfterTimeout(signal: AbortSignal | undefined): Promise<never> {
  const limit = AbortSignal.timeout(reconnectTimeoutMs)
  const either = AbortSignal.any(signal ? [signal, limit] : [limit])
  return await new Promise((_resolve, reject) => {
    const stop = (): void => reject(either.reason === limit.reason ? new OfflineError('error.timeout') : either.reason)
    if (either.aborted) stop()
    either.addEventListener('abort', stop)
  })
}
