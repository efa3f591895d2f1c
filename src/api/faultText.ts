import { report } from '#lib/report.ts'
import { ApiFault, FieldErrors, Intercepted, ServerFault, TooMany } from './errors.ts'
import { type FaultWord, faultWord } from './faultWords.ts'

/** Messages that the server sends as keys. */
const keys: readonly FaultWord[] = [
  'email-exists',
  'userExists',
  'errorExpired',
  'wrongPassword',
  'invitation-tag-missing',
]

/**
 * A readable sentence in the language on screen for anything that was thrown; `labelOf` says what a refused field is
 * called. What is no fault of a call is a mistake of the portal, and reported; so is an answer that is not what was agreed,
 * with the number that its reader gives to the IT.
 */
export function faultText(error: unknown, labelOf = (field: string) => field): string {
  if (error instanceof FieldErrors) return fieldText(error, labelOf)
  if (error instanceof TooMany) return faultWord('fault.too-many', { count: error.seconds })
  if (error instanceof ServerFault && isAway(error)) return faultWord('fault.unavailable')
  if (error instanceof Intercepted) return interceptedText(error)
  if (error instanceof ServerFault && error.status < 400)
    return faultWord('fault.shape', { endpoint: error.endpoint, id: report(error, 'call').id })
  if (error instanceof ServerFault) return faultWord('fault.server', { status: error.status, endpoint: error.endpoint })
  if (error instanceof ApiFault) return serverText(error.detail) || faultWord(error.message)
  return faultWord('fault.unexpected', { id: report(error, 'call').id })
}

function interceptedText(error: Intercepted): string {
  const { status, reference } = error
  const text = faultWord('fault.intercepted', { status, id: report(error, 'call').id })
  return reference === '' ? text : `${text} ${faultWord('fault.intercepted-reference', { reference })}`
}

/** Whether a server fault means maintenance or overload, not a mistake: it passes by itself. */
export function isAway({ status }: ServerFault): boolean {
  return status >= 502 && status <= 504
}

/** Whether the server sent one of the keys that the portal has words for. */
export function isWordKey(message: string): boolean {
  return keys.some((word) => word === message)
}

/** A message of the server: a key it sends in the language on screen, anything else as it is. */
export function serverText(message: string): string {
  const key = keys.find((word) => word === message)
  return key ? faultWord(key) : message
}

function fieldText({ fields, general }: FieldErrors, labelOf: (field: string) => string): string {
  return [
    ...general.map(serverText),
    ...fields.map(({ path, message }) =>
      faultWord('fault.field', { field: labelOf(path), message: serverText(message) }),
    ),
  ].join(' ')
}
