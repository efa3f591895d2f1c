import { AxiosError, type AxiosResponse } from 'axios'
import {
  type ApiFault,
  Conflict,
  FieldErrors,
  Forbidden,
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
export function unreadable({ config: request, status }: AxiosResponse): ApiFault {
  return named(isWrite(request) ? new ResultUnknown() : new ServerFault(status, ''), request, status)
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

/** The body of an error answer, whatever kind of answer was asked for (N10). */
async function bodyOf({ data }: AxiosResponse<unknown>): Promise<unknown> {
  const isBinary =
    data instanceof ReadableStream || (typeof data === 'object' && data !== null && 'size' in data && 'stream' in data)
  const text: unknown = isBinary ? await new Response(data as BodyInit).text().catch(() => '') : data
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Seconds of a `Retry-After` header (a number or a date), or null. */
function retryAfter({ headers }: AxiosResponse): number | null {
  const text: unknown = headers['retry-after']
  if (typeof text !== 'string') return null
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
