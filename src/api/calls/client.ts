import {
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios'
import { parseTime } from '#lib/dates/dates.ts'
import { z } from '#lib/schema.ts'
import { markOnline, markInterrupted } from '#api/session/connection.ts'
import { OfflineError, UnknownOutcomeError, UnauthorizedError } from '#api/http/errors.ts'
import { toApiError, refusePage, unreadable } from '#api/http/toApiError.ts'
import type { Download } from './toDownload.ts'
import { http } from '#api/http/http.ts'
import { pause } from '#api/http/pause.ts'
import { getAccessToken } from '#api/session/refresh.ts'
import { retryPause } from './retry.ts'
import { sessionSignal, useSession } from '#api/session/session.ts'
import { cachedAccessToken } from '#api/session/tokens.ts'

const fileTimeoutMs = 120_000

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Query = Record<string, string | number | boolean | undefined>

/**
 * A response whose body is still streaming. `cancel` aborts the request immediately; cancelling the body alone waits for
 * its next chunk.
 */
export type Streamed = { body: ReadableStream<Uint8Array<ArrayBuffer>>; cancel: () => void }

export type CallOptions = {
  query?: Query | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart. */
  form?: FormData | undefined
  /** Called with the progress of the upload or download, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal | undefined
  /** A public call: no token is sent, and a 401 is thrown as `SignedOut` without a refresh. */
  skipAuth?: boolean
  /** The token of a public call made for a session that has not started yet. */
  access?: string
  /** A POST that changes nothing: without a response it throws `OfflineError`, not `UnknownOutcomeError`. */
  isSafe?: boolean
  /**
   * Time limit of one try in milliseconds (of a stream: until its response begins); 30 s, and 120 s for files both
   * ways.
   */
  timeout?: number
  /** The record's `modified`: the server responds with 412 if it was changed since. */
  ifUnmodifiedSince?: string | undefined
}
/**
 * The kind of result: `file` is the blob with the name from the server, `answer` the JSON with its status and the
 * header `Date`.
 */
type As = 'json' | 'text' | 'file' | 'stream' | 'answer'

/**
 * Calls the API and resolves to the response: JSON by default (validated by `shape` when given, undefined for an empty
 * one). A 401 leads to one refresh and one retry. Reads are retried after network errors, 429, 502, 503 and 504, at
 * most twice; writes never. Rejects with an `ApiError`, or with the reason of the `signal`.
 */
export function call(method: Method, path: string, options: CallOptions & { as: 'text' }): Promise<string>
export function call(method: Method, path: string, options: CallOptions & { as: 'file' }): Promise<Download>
export function call(method: Method, path: string, options: CallOptions & { as: 'stream' }): Promise<Streamed>
export function call(
  method: Method,
  path: string,
  options: CallOptions & { as: 'answer' },
): Promise<{ status: number; data: unknown; date: unknown }>
export function call<T>(
  method: Method,
  path: string,
  options: CallOptions & { as?: 'json'; shape: z.ZodMiniType<T> },
): Promise<T>
export function call(method: Method, path: string, options?: CallOptions & { as?: 'json' }): Promise<unknown>
export async function call(
  method: Method,
  path: string,
  { as = 'json', shape, ...options }: CallOptions & { as?: As; shape?: z.core.$ZodType } = {},
): Promise<unknown> {
  if (!options.skipAuth && useSession.getState().status !== 'signedIn') throw new UnauthorizedError()
  const signals = [options.signal, options.skipAuth ? undefined : sessionSignal()].filter(
    (signal) => signal !== undefined,
  )
  const signal = AbortSignal.any(signals)
  const request = { ...getRequest(options), method, url: path, signal }
  if (as === 'stream') return await streamed(request, signal)
  if (as === 'file') {
    const requested = http.request<Blob>({
      ...request,
      responseType: 'blob',
      timeout: options.timeout ?? fileTimeoutMs,
    })
    const [response, { toDownload }] = await Promise.all([requested, import('./toDownload.ts')])
    return toDownload(response)
  }
  if (as === 'text') {
    const response = await http.request<string>({ ...request, responseType: 'text' })
    refusePage(response)
    return response.data
  }
  const response = await http.request<unknown>(request)
  const data = response.data === '' ? undefined : response.data
  if (as === 'answer') return { status: response.status, data, date: response.headers['date'] }
  const result = shape ? z.safeParse(shape, data) : { success: true as const, data }
  if (!result.success) throw unreadable(response)
  return result.data
}

function getRequest({
  query,
  body,
  form,
  onProgress,
  skipAuth,
  access,
  isSafe,
  timeout,
  ifUnmodifiedSince,
}: CallOptions): AxiosRequestConfig {
  const modified = parseTime(ifUnmodifiedSince)
  return {
    skipAuth,
    isSafe,
    ...(query && { params: query }),
    // axios copies an object it is given, and the copy lacks a key such as `constructor`.
    ...(body !== undefined && { data: JSON.stringify(body) }),
    ...(form && { data: form, timeout: fileTimeoutMs }),
    ...(timeout !== undefined && { timeout }),
    ...(onProgress &&
      (form
        ? { adapter: 'xhr', onUploadProgress: toProgressListener(onProgress) }
        : { onDownloadProgress: toProgressListener(onProgress) })),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(access !== undefined && { Authorization: `Bearer ${access}` }),
      ...(modified !== null && { 'If-Unmodified-Since': new Date(modified).toUTCString() }),
    },
  }
}

function toProgressListener(report: (share: number) => void): (event: AxiosProgressEvent) => void {
  return ({ progress = 0 }) => report(progress)
}

/** The time limit applies until the response begins: its body may have a hundred megabytes. */
async function streamed(
  { timeout = fileTimeoutMs, ...request }: AxiosRequestConfig,
  signal: AbortSignal,
): Promise<Streamed> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new OfflineError('error.timeout')), timeout)
  try {
    const { data } = await http.request<Streamed['body']>({
      ...request,
      responseType: 'stream',
      timeout: 0,
      signal: AbortSignal.any([signal, stop.signal]),
    })
    return { body: data, cancel: () => stop.abort() }
  } finally {
    clearTimeout(timer)
  }
}

http.interceptors.request.use(addAuthHeader)
http.interceptors.response.use(onResponse, onResponseError)

async function addAuthHeader(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  if (request.method !== 'get' && !navigator.onLine) throw new OfflineError()
  if (request.skipAuth) return request
  // A request of a session that is over is not sent with the token of the next one (S11).
  getSignal(request)?.throwIfAborted()
  request.access = cachedAccessToken() ?? (await accessAfter(null, request))
  request.headers.setAuthorization(`Bearer ${request.access}`)
  return request
}

function onResponse(response: AxiosResponse): AxiosResponse {
  if (!isGateway(response.status)) markOnline()
  return response
}

/** Repeats a 401 with a fresh token and a read after a pause; anything else becomes a typed error. */
async function onResponseError(error: unknown): Promise<AxiosResponse> {
  if (!isAxiosError(error) || !error.config) throw error
  const { config: request, response } = error
  if (response) onResponse(response)
  if (response?.status === 401 && !request.skipAuth && !request.isRetry) {
    await accessAfter(request.access ?? null, request)
    return await http.request({ ...request, isRetry: true })
  }
  const apiError = await toApiError(error)
  if (!response && (apiError instanceof OfflineError || apiError instanceof UnknownOutcomeError)) markInterrupted(null)
  const { retries = 0 } = request
  const wait = request.method === 'get' ? retryPause(apiError, retries) : null
  if (wait === null) throw apiError
  // While it waits the connection counts as interrupted.
  markInterrupted(Date.now() + wait)
  await pause(wait, getSignal(request))
  return await http.request({ ...request, retries: retries + 1, isRetry: false })
}

async function accessAfter(failed: string | null, request: InternalAxiosRequestConfig): Promise<string> {
  return await getAccessToken(failed, request.method === 'get', getSignal(request))
}

function getSignal({ signal }: InternalAxiosRequestConfig): AbortSignal | undefined {
  return signal instanceof AbortSignal ? signal : undefined
}

function isGateway(status: number): boolean {
  return [502, 503, 504].includes(status)
}
