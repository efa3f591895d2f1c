import { z } from '#lib/schema.ts'
import { dispositionName } from './dispositionName.ts'
import { type ApiFault, Conflict, FieldErrors, Forbidden, NotFound, Refused, ServerFault, SignedOut, TooMany } from './errors.ts'
import { faultWord } from './faultWords.ts'
import { detailOf, fieldErrors } from './fieldErrors.ts'

/** How an answer is wanted: `file` is the blob with the name the server gives it. */
export type As = 'json' | 'blob' | 'text' | 'response' | 'file'

/** A file as the server sent it; `name` is not cleaned yet. */
export type Download = { blob: Blob; name: string }

/** Reads a successful answer, or throws the fault it stands for. Network errors while reading pass through. */
export async function readAnswer(response: Response, as: As, shape: z.core.$ZodType | undefined, endpoint: string): Promise<unknown> {
  if (!response.ok) throw await faultOf(response, endpoint)
  if (as === 'response') return response
  if (as === 'blob') return await response.blob()
  if (as === 'file') return await readFile(response, endpoint)
  const text = await response.text()
  if (as === 'text') return text
  const value = text.trim() === '' ? undefined : parsed(text)
  if (value === unreadable) throw new ServerFault(response.status, endpoint)
  if (!shape) return value
  const result = z.safeParse(shape, value)
  if (!result.success) throw new ServerFault(response.status, endpoint)
  return result.data
}

/** Seconds of a `Retry-After` header (a number or a date), or null. */
function retryAfter(response: Response): number | null {
  const text = response.headers.get('Retry-After')
  if (text === null) return null
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

const unreadable = Symbol('unreadable')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

async function readFile(response: Response, endpoint: string): Promise<Download> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
  const name = dispositionName(response.headers.get('Content-Disposition'))
  // A gateway's page with status 200 is not the file.
  if (isPage && name === '') throw new ServerFault(response.status, endpoint)
  return { blob: await response.blob(), name }
}

async function faultOf(response: Response, endpoint: string): Promise<ApiFault> {
  const text = await response.text().catch(() => '')
  const json = parsed(text)
  const fault = faultFor(response, json === unreadable ? text : json, endpoint)
  fault.status = response.status
  fault.endpoint = endpoint
  return fault
}

function faultFor(response: Response, body: unknown, endpoint: string): ApiFault {
  const { status } = response
  const detail = detailOf(body)
  if (status === 400) return new FieldErrors(fieldErrors(body, faultWord('fault.refused')))
  if (status === 401) return new SignedOut(detail)
  if (status === 403) return new Forbidden(detail)
  if (status === 404 || status === 410) return new NotFound(detail)
  if (status === 409 || status === 412) return new Conflict(detail)
  if (status === 429) return new TooMany(retryAfter(response) ?? 60)
  return status >= 400 && status < 500 ? new Refused(status, detail) : new ServerFault(status, endpoint, retryAfter(response))
}
