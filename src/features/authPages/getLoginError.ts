import i18next from 'i18next'
import { ValidationError, ClientError, UnauthorizedError } from '#api/http/errors.ts'
import { errorMessage, serverMessage } from '#api/http/errorMessage.ts'
import { getErrorKey } from '#api/http/errorKeys.ts'

/**
 * The message for a failed login or code: the server's text, its keys in the current language, else `login-2fa-error`
 * (AUTH-30).
 */
export function getLoginError(error: unknown): string {
  if (error instanceof ValidationError) return said(getFirst(error))
  if (error instanceof UnauthorizedError || error instanceof ClientError) return said(error.detail)
  return errorMessage(error)
}

/** This page is about a code, not a link. */
function said(text = ''): string {
  return text === 'errorExpired' ? i18next.t('code-expired') : serverMessage(text) || i18next.t('login-2fa-error')
}

function getFirst({ general, fields }: ValidationError): string | undefined {
  return [...fields.map(({ message }) => message), ...general].find(
    (message) => message !== getErrorKey('error.refused'),
  )
}
