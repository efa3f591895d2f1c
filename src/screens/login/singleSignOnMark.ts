import { ownName } from '#lib/portalPath.ts'

const key = ownName('singleSignOn')
/** A sign-on that takes longer counts as cancelled; a later code is not its own. */
const lifetime = 10 * 60_000

/** Remembers in this tab that a single sign-on was started here (S15). Returns its nonce for the request. */
export function markSingleSignOn(): string {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    sessionStorage.setItem(key, `${nonce} ${Date.now()}`)
  } catch {
    // Without storage the code needs confirmation like a foreign one.
  }
  return nonce
}

/**
 * Whether a code belongs to a single sign-on started in this tab within the last ten minutes; true once per start.
 * Where the backend returns the nonce as `state`, it must match.
 */
export function takeSingleSignOnMark(state: string | null): boolean {
  try {
    const [nonce = '', at] = (sessionStorage.getItem(key) ?? '').split(' ')
    sessionStorage.removeItem(key)
    const age = Date.now() - Number(at)
    return age >= 0 && age < lifetime && (state ?? nonce) === nonce
  } catch {
    return false
  }
}
