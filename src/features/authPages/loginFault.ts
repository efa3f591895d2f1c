import i18next from 'i18next'
import { FieldErrors, Refused, SignedOut } from '#api/errors.ts'
import { faultText, serverText } from '#api/faultText.ts'
import { faultWord } from '#api/faultWords.ts'

/**
 * The message for a failed login or code: the server's own words, its keys in the language on screen, else
 * `login-2fa-error` (AUTH-30).
 */
export function loginFault(error: unknown): string {
  if (error instanceof FieldErrors) return said(firstOf(error))
  if (error instanceof SignedOut || error instanceof Refused) return said(error.detail)
  return faultText(error)
}

/** Here a code expires, not a link. */
function said(text = ''): string {
  return text === 'errorExpired' ? i18next.t('code-expired') : serverText(text) || i18next.t('login-2fa-error')
}

function firstOf({ general, fields }: FieldErrors): string | undefined {
  return [...fields.map(({ message }) => message), ...general].find((message) => message !== faultWord('fault.refused'))
}
