import { AxiosError, type AxiosResponse } from 'axios'
import {
  type ApiFault,
  Conflict,
  FieldErrors,
  Forbidden,
  Intercepted,
  NotFound,
  Offline,
  Refused,
  ResultUnknown,
  ServerFault,
  SignedOut,
  TooMany,
} from './errors.ts'
import { faultWord } from './faultWords.ts'
import { detailOf, fieldErrors } from './fieldErrors.ts'
import { filterReference } from './filterReference.ts'

/** What an error of axios means: the typed fault, or the reason of the signal that aborted the request. */
export async function faultOf(error: AxiosError): Promise<unknown> {
  const { config: request, response, code } = error
  if (request?.signal instanceof AbortSignal && request.signal.aborted) return request.signal.reason
  const fault = response
    ? faultFor(response, await bodyOf(response), request?.isRepeated)
    : new Offline(code === AxiosError.ETIMEDOUT ? 'fault.timeout' : 'fault.offline')
  return named(isUnclear(fault) && isWrite(request) ? new ResultUnknown() : fault, request, response?.status)
}

/** An answer of a successful call that is not what was agreed: HTML, truncated JSON, another shape. */
export function unreadable({ config: request, status, data }: AxiosResponse<unknown>): ApiFault {
  const fault = isForeign(status, data) ? new Intercepted(status, filterReference(data)) : new ServerFault(status, '')
  return named(isWrite(request) ? new ResultUnknown() : fault, request, status)
}

/** A text that was asked for, and is none but a page. */
export function refusePage(answer: AxiosResponse<unknown>): void {
  if (isForeign(answer.status, answer.data)) throw unreadable(answer)
}

type Asked = { method?: string; url?: string; harmless?: boolean | undefined } | undefined

function named(fault: ApiFault, request: Asked, status = 0): ApiFault {
  fault.endpoint = endpointOf(request)
  if (!(fault instanceof ResultUnknown)) fault.status = status
  return fault
}

/** Method and path of a call, as faults name it. */
function endpointOf(request: Asked): string {
  return request ? `${(request.method ?? 'get').toUpperCase()} ${request.url ?? ''}` : ''
}

function isWrite(request: Asked): boolean {
  return request?.method !== 'get' && !request?.harmless
}

/** Nothing that says what became of a write: no answer, one that cannot be read, or one that a gateway gave in place of the server. */
function isUnclear(fault: ApiFault): boolean {
  return (
    fault instanceof Offline ||
    (fault instanceof ServerFault && (fault.status < 400 || fault.status === 502 || fault.status === 504))
  )
}

function faultFor(response: AxiosResponse, body: unknown, isRepeated = false): ApiFault {
  const { status } = response
  if (isForeign(status, body)) return new Intercepted(status, filterReference(body))
  const detail = detailOf(body)
  if (status === 400) return new FieldErrors(fieldErrors(body, faultWord('fault.refused')))
  // A fresh token is refused as well: the session is not the reason, and asking again would never end (S05).
  if (status === 401) return isRepeated ? new Refused(status, detail) : new SignedOut(detail)
  if (status === 403) return new Forbidden(detail)
  if (status === 404 || status === 410) return new NotFound(detail)
  if (status === 409 || status === 412) return new Conflict(detail)
  if (status === 429) return new TooMany(retryAfter(response) ?? 60)
  return status >= 400 && status < 500 ? new Refused(status, detail) : new ServerFault(status, '', retryAfter(response))
}

/**
 * Whether an answer is none of the API: a page where JSON is due, or a refusal in plain words. Django itself sends a page
 * for an address it does not know and for its own errors, a web server for what is too large.
 */
function isForeign(status: number, body: unknown): body is string {
  if (typeof body !== 'string' || [401, 404, 410, 413, 429].includes(status) || status >= 500) return false
  return isPage(body) || ((status === 403 || status === 405) && body.trim() !== '')
}

/** Whether a text is a page of HTML. */
const isPage = (body: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(body)

/** The body of an error answer, whatever kind of answer was asked for (N10). */
async function bodyOf({ data }: AxiosResponse<unknown>): Promise<unknown> {
  const binary = data instanceof ReadableStream ? new Response(data) : data
  const text: unknown = isReadable(binary) ? await binary.text().catch(() => '') : data
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A response or a blob, of whatever window or library; nothing that came as JSON has a function. */
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
