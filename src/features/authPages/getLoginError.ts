import i18next from 'i18next'
import { ValidationError, ClientError, UnauthorizedError } from '#api/http/errors.ts'
import { errorMessage, serverMessage } from '#api/http/errorMessage.ts'
import { getErrorKey } from '#api/http/errorKeys.ts'

/**
 * The message for a failed login or code: the server's own words, its keys in the language on screen, else
 * `login-2fa-error` (AUTH-30).
 */
export function getLoginError(error: unknown): string {
  if (error instanceof ValidationError) return said(getFirst(error))
  if (error instanceof UnauthorizedError || error instanceof ClientError) return said(error.detail)
  return errorMessage(error)
}

/** Here a code expires, not a link. */
function said(text = ''): string {
  return text === 'errorExpired' ? i18next.t('code-expired') : serverMessage(text) || i18next.t('login-2fa-error')
}

function getFirst({ general, fields }: ValidationError): string | undefined {
  return [...fields.map(({ message }) => message), ...general].find(
    (message) => message !== getErrorKey('error.refused'),
  )
}
