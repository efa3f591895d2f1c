import { CancelledError } from '@tanstack/react-query'
import { report } from '#lib/report.ts'
import { ApiError, ValidationError, InterceptedError, ServerError, RateLimitedError } from './errors.ts'
import { type ErrorKey, getErrorKey } from './errorKeys.ts'

/** Messages that the server sends as keys. */
const keys: readonly ErrorKey[] = [
  'email-exists',
  'userExists',
  'errorExpired',
  'wrongPassword',
  'invitation-tag-missing',
]

/**
 * A readable sentence in the current language for anything that was thrown; `getLabel` returns the label of a refused
 * field. An error that is not an `ApiError` is a bug of the portal and reported; so is a response that does not match
 * the schema, with the incident number for the IT.
 */
export function errorMessage(error: unknown, getLabel = (field: string) => field): string {
  if (error instanceof ValidationError) return fieldMessage(error, getLabel)
  if (error instanceof RateLimitedError) return getErrorKey('error.too-many', { count: error.seconds })
  if (error instanceof ServerError && isAway(error)) return getErrorKey('error.unavailable')
  if (error instanceof InterceptedError) return interceptedMessage(error)
  if (error instanceof ServerError && error.status < 400)
    return getErrorKey('error.shape', { endpoint: error.endpoint, id: report(error, 'call').id })
  if (error instanceof ServerError)
    return getErrorKey('error.server', { status: error.status, endpoint: error.endpoint })
  if (error instanceof ApiError) return serverMessage(error.detail) || getErrorKey(error.message)
  if (error instanceof CancelledError) return getErrorKey('error.stopped')
  return getErrorKey('error.unexpected', { id: report(error, 'call').id })
}

function interceptedMessage(error: InterceptedError): string {
  const { status, reference } = error
  const text = getErrorKey('error.intercepted', { status, id: report(error, 'call').id })
  return reference === '' ? text : `${text} ${getErrorKey('error.intercepted-reference', { reference })}`
}

/** Whether a server error means maintenance or overload, which passes without a fix. */
export function isAway({ status }: ServerError): boolean {
  return status >= 502 && status <= 504
}

/** Whether the server sent one of the keys that the portal has translations for. */
export function isWordKey(message: string): boolean {
  return keys.some((word) => word === message)
}

/** A message of the server: a key is translated, anything else is shown as it is. */
export function serverMessage(message: string): string {
  const key = keys.find((word) => word === message)
  return key ? getErrorKey(key) : message
}

function fieldMessage({ fields, general }: ValidationError, getLabel: (field: string) => string): string {
  return [
    ...general.map(serverMessage),
    ...fields.map(({ path, message }) =>
      getErrorKey('error.in-field', { field: getLabel(path), message: serverMessage(message) }),
    ),
  ].join(' ')
}
