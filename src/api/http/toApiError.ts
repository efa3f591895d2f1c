import { AxiosError, type AxiosResponse } from 'axios'
import {
  type ApiError,
  ConflictError,
  ValidationError,
  ForbiddenError,
  InterceptedError,
  NotFoundError,
  OfflineError,
  ClientError,
  UnknownOutcomeError,
  ServerError,
  UnauthorizedError,
  RateLimitedError,
} from './errors.ts'
import { getErrorKey } from './errorKeys.ts'
import { getDetail, fieldErrors } from './fieldErrors.ts'
import { filterReference } from './filterReference.ts'

/** Converts an error of axios to the typed error, or to the reason of the signal that aborted the request. */
export async function toApiError(error: AxiosError): Promise<unknown> {
  const { config: request, response, code } = error
  if (request?.signal instanceof AbortSignal && request.signal.aborted) return request.signal.reason
  const apiError = response
    ? errorForStatus(response, await getBody(response), request?.isRetry)
    : new OfflineError(code === AxiosError.ETIMEDOUT ? 'error.timeout' : 'error.offline')
  return named(
    isUnclear(apiError) && isWrite(request) ? new UnknownOutcomeError() : apiError,
    request,
    response?.status,
  )
}

/** The error of a successful response that does not match the schema: HTML, truncated JSON. */
export function unreadable({ config: request, status, data }: AxiosResponse<unknown>): ApiError {
  const error = isForeign(status, data)
    ? new InterceptedError(status, filterReference(data))
    : new ServerError(status, '')
  return named(isWrite(request) ? new UnknownOutcomeError() : error, request, status)
}

/** The error of a page in place of the expected text. */
export function refusePage(response: AxiosResponse<unknown>): void {
  if (isForeign(response.status, response.data)) throw unreadable(response)
}

type FailedRequest = { method?: string; url?: string; isSafe?: boolean | undefined } | undefined

function named(error: ApiError, request: FailedRequest, status = 0): ApiError {
  error.endpoint = getEndpoint(request)
  if (!(error instanceof UnknownOutcomeError)) error.status = status
  return error
}

/** Method and path of a call, as errors name it. */
function getEndpoint(request: FailedRequest): string {
  return request ? `${(request.method ?? 'get').toUpperCase()} ${request.url ?? ''}` : ''
}

function isWrite(request: FailedRequest): boolean {
  return request?.method !== 'get' && !request?.isSafe
}

/** Whether a write has an unknown outcome: no response, an unreadable one, or one of a gateway. */
function isUnclear(error: ApiError): boolean {
  return (
    error instanceof OfflineError ||
    (error instanceof ServerError && (error.status < 400 || error.status === 502 || error.status === 504))
  )
}

function errorForStatus(response: AxiosResponse, body: unknown, isRetry = false): ApiError {
  const { status } = response
  if (isForeign(status, body)) return new InterceptedError(status, filterReference(body))
  const detail = getDetail(body)
  if (status === 400) return new ValidationError(fieldErrors(body, getErrorKey('error.refused')))
  // A fresh token is refused as well: the session is not the reason, and retrying would never end (S05).
  if (status === 401) return isRetry ? new ClientError(status, detail) : new UnauthorizedError(detail)
  if (status === 403) return new ForbiddenError(detail)
  if (status === 404 || status === 410) return new NotFoundError(detail)
  if (status === 409 || status === 412) return new ConflictError(detail)
  if (status === 429) return new RateLimitedError(retryAfter(response) ?? 60)
  return status >= 400 && status < 500
    ? new ClientError(status, detail)
    : new ServerError(status, '', retryAfter(response))
}

/**
 * Whether a response does not come from the API: a page where JSON is expected, or a refusal in plain text. Django
 * itself sends a page for an unknown address and for its own errors, a web server for a body that is too large.
 */
function isForeign(status: number, body: unknown): body is string {
  if (typeof body !== 'string' || [401, 404, 410, 413, 429].includes(status) || status >= 500) return false
  return isPage(body) || ((status === 403 || status === 405) && body.trim() !== '')
}

/** Whether a text is a page of HTML. */
const isPage = (body: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(body)

/** The body of an error response, whatever response type was requested (N10). */
async function getBody({ data }: AxiosResponse<unknown>): Promise<unknown> {
  const binary = data instanceof ReadableStream ? new Response(data) : data
  const text: unknown = isReadable(binary) ? await binary.text().catch(() => '') : data
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A response or a blob, of any window or library; parsed JSON has no functions. */
function isReadable(data: unknown): data is { text: () => Promise<string> } {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'function'
}

/** Seconds of a `Retry-After` header (a number or a date), or null. */
function retryAfter({ headers }: AxiosResponse): number | null {
  const text: unknown = headers['retry-after']
  if (typeof text !== 'string') return null
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
