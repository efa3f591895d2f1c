import i18next from 'i18next'

/** The keys in `portal.json` that this floor speaks with. */
export type FaultWord =
  | 'fault.offline'
  | 'fault.interrupted'
  | 'fault.timeout'
  | 'fault.signed-out'
  | 'fault.forbidden'
  | 'fault.not-found'
  | 'fault.conflict'
  | 'fault.refused'
  | 'fault.too-many'
  | 'fault.too-large'
  | 'fault.server'
  | 'fault.intercepted'
  | 'fault.intercepted-reference'
  | 'fault.shape'
  | 'fault.unavailable'
  | 'fault.unknown-result'
  | 'fault.outdated'
  | 'fault.unexpected'
  | 'fault.field'
  | 'email-exists'
  | 'userExists'
  | 'errorExpired'
  | 'wrongPassword'
  | 'invitation-tag-missing'

/** A sentence in the language on screen. */
export function faultWord(word: FaultWord, values?: Record<string, string | number>): string {
  return i18next.t(word, { ...values })
}
