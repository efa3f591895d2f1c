import i18next from 'i18next'

/** The keys in `portal.json` that this layer uses. */
export type ErrorKey =
  | 'error.offline'
  | 'error.interrupted'
  | 'error.timeout'
  | 'error.signed-out'
  | 'error.forbidden'
  | 'error.not-found'
  | 'error.conflict'
  | 'error.refused'
  | 'error.too-many'
  | 'error.too-large'
  | 'error.server'
  | 'error.intercepted'
  | 'error.intercepted-reference'
  | 'error.shape'
  | 'error.unavailable'
  | 'error.stopped'
  | 'error.unknown-result'
  | 'error.outdated'
  | 'error.unexpected'
  | 'error.in-field'
  | 'email-exists'
  | 'userExists'
  | 'errorExpired'
  | 'wrongPassword'
  | 'invitation-tag-missing'

/** A translated sentence. */
export function getErrorKey(word: ErrorKey, values?: Record<string, string | number>): string {
  return i18next.t(word, { ...values })
}
