import type { z } from '#lib/schema.ts'
import { type As, type Download, readAnswer } from './answer.ts'
import { noteAnswer, noteTrouble } from './connection.ts'
import { ApiFault, Offline, Refused, ResultUnknown, ServerFault, SignedOut } from './errors.ts'
import { freshAccess } from './refresh.ts'
import { retryPause } from './retry.ts'
import { type Method, type Outgoing, type Query, inTime, pause, send } from './send.ts'
import { sessionSignal, useSession } from './session.ts'
import { accessInMemory } from './tokens.ts'

export { setLanguageHeader } from './send.ts'

const shortLimit = 30_000
const longLimit = 120_000

export type CallOptions = {
  query?: Query | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart. */
  form?: FormData | undefined
  /** Hears how much of the form is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal | undefined
  /** A public call: no token is sent, and a 401 is thrown as `SignedOut` without a refresh. */
  anonymous?: boolean
  /** The token of a public call that is made for a session yet to begin. */
  access?: string
  /** A POST that changes nothing: without an answer it is `Offline`, not `ResultUnknown`. */
  harmless?: boolean
  /** Milliseconds for one try; 30 s, and 120 s for files both ways. */
  timeout?: number
  /** The record's `modified`: the server answers 412 if it was changed since. */
  ifUnmodifiedSince?: string | undefined
}
type Job = CallOptions & { method: Method; path: string; as: As; shape?: z.core.$ZodType | undefined; session?: AbortSignal }

/**
 * Calls the API and resolves to the answer: JSON by default (checked by `shape` when given, undefined for an empty
 * one). A 401 leads to one refresh and one retry. Reads are tried again on network errors, 429, 502, 503 and 504, at
 * most twice; writes never. Rejects with an `ApiFault`, or with the reason of the `signal`.
 */
export function call(method: Method, path: string, options: CallOptions & { as: 'blob' }): Promise<Blob>
export function call(method: Method, path: string, options: CallOptions & { as: 'text' }): Promise<string>
export function call(method: Method, path: string, options: CallOptions & { as: 'response' }): Promise<Response>
export function call(method: Method, path: string, options: CallOptions & { as: 'file' }): Promise<Download>
export function call<T>(method: Method, path: string, options: CallOptions & { as?: 'json'; shape: z.ZodMiniType<T> }): Promise<T>
export function call(method: Method, path: string, options?: CallOptions & { as?: 'json' }): Promise<unknown>
export async function call(method: Method, path: string, options: CallOptions & { as?: As; shape?: z.core.$ZodType } = {}): Promise<unknown> {
  const job: Job = { as: 'json', ...options, method, path }
  if (options.anonymous) return await patiently(job, async () => await attempt(job, job.access))
  if (useSession.getState().status !== 'signedIn') throw new SignedOut()
  job.session = sessionSignal()
  return await patiently(job, async () => await authorised(job))
}

/** Tries a read again after a pause; while it waits the connection counts as interrupted. */
async function patiently(job: Job, run: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      const wait = job.method === 'GET' ? retryPause(error, tries) : null
      if (wait === null) throw error
      noteTrouble(Date.now() + wait)
      await inTime(wait + longLimit, [job.signal, job.session], async (signal) => await pause(wait, signal))
    }
  }
}

async function authorised(job: Job): Promise<unknown> {
  const access = accessInMemory() ?? (await accessAfter(null, job))
  try {
    return await attempt(job, access)
  } catch (error) {
    if (!(error instanceof SignedOut)) throw error
  }
  const fresh = await accessAfter(access, job)
  try {
    return await attempt(job, fresh)
  } catch (error) {
    // A fresh token is refused as well: the session is not the reason, and asking again would never end (S05).
    throw error instanceof SignedOut ? new Refused(401, error.detail) : error
  }
}

async function accessAfter(failed: string | null, job: Job): Promise<string> {
  return await inTime(shortLimit, [job.signal, job.session], async (signal) => await freshAccess(failed, job.method === 'GET', signal))
}

async function attempt(job: Job, access?: string): Promise<unknown> {
  if (job.method !== 'GET' && !navigator.onLine) throw new Offline()
  const endpoint = `${job.method} ${job.path}`
  const limit = job.timeout ?? (job.form || job.as === 'blob' || job.as === 'file' ? longLimit : shortLimit)
  try {
    return await inTime(limit, [job.signal, job.session], async (signal) => {
      const response = await send(outgoing(job, access), signal)
      if (![502, 503, 504].includes(response.status)) noteAnswer()
      const value = await readAnswer(response, job.as, job.shape, endpoint)
      signal.throwIfAborted()
      return value
    })
  } catch (error) {
    throw explained(error, job, endpoint)
  }
}

function outgoing({ method, path, query, body, form, onProgress, ifUnmodifiedSince }: Job, access: string | undefined): Outgoing {
  const modified = ifUnmodifiedSince === undefined ? Number.NaN : Date.parse(ifUnmodifiedSince)
  const headers: Record<string, string> = Number.isNaN(modified) ? {} : { 'If-Unmodified-Since': new Date(modified).toUTCString() }
  return { method, path, query, body, form, onProgress, headers, access }
}

/** What a rejection of `fetch` means: the caller's abort, the end of the session, or no answer. */
function explained(error: unknown, { signal, method, harmless }: Job, endpoint: string): unknown {
  if (signal?.aborted) return signal.reason
  const isWrite = method !== 'GET' && !harmless
  if (isWrite && isUnclear(error)) return lost(endpoint)
  if (error instanceof ApiFault && !(error instanceof Offline)) return error
  noteTrouble(null)
  if (isWrite) return lost(endpoint)
  const fault = offline(error)
  fault.endpoint = endpoint
  return fault
}

/** An answer that does not say what became of a write: it cannot be read, or a gateway gave it in place of the server. */
function isUnclear(error: unknown): boolean {
  return error instanceof ServerFault && (error.status < 400 || error.status === 502 || error.status === 504)
}

function lost(endpoint: string): ResultUnknown {
  const fault = new ResultUnknown()
  fault.endpoint = endpoint
  return fault
}

function offline(error: unknown): Offline {
  return error instanceof Offline ? error : new Offline()
}
