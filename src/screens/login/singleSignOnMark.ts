import { ownName } from '#lib/portalPath.ts'

const key = ownName('singleSignOn')
/** A sign-on that takes longer has been given up; a code that arrives later belongs to nobody. */
const lifetime = 10 * 60_000

/** Remembers in this tab that a single sign-on was started here (S15). Gives its nonce, which goes along with the request. */
export function markSingleSignOn(): string {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    sessionStorage.setItem(key, `${nonce} ${Date.now()}`)
  } catch {
    // Without storage the code is confirmed like a foreign one.
  }
  return nonce
}

/**
 * Whether a code belongs to a single sign-on that was started in this tab within the last ten minutes; true once per start.
 * Where the backend gives the nonce back as `state`, it has to be that of the start.
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
