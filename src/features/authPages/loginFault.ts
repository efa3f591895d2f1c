import i18next from 'i18next'
import { FieldErrors, Refused, SignedOut } from '#api/errors.ts'
import { faultText } from '#api/faultText.ts'
import { faultWord } from '#api/faultWords.ts'

/** What to tell about a login or a code that failed: the server's own words, else `login-2fa-error` (AUTH-30). */
export function loginFault(error: unknown): string {
  if (error instanceof FieldErrors) return firstOf(error) ?? i18next.t('login-2fa-error')
  if (error instanceof SignedOut || error instanceof Refused) return error.detail || i18next.t('login-2fa-error')
  return faultText(error)
}

function firstOf({ general, fields }: FieldErrors): string | undefined {
  return [...fields.map(({ message }) => message), ...general].find((message) => message !== faultWord('fault.refused'))
}
