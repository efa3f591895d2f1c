import { readLoginData } from '#api/storage/loginData.ts'
import { ownEmail } from '#api/auth/me.ts'
import { useSession } from '#api/session/session.ts'
import { trustedAddress } from '#api/auth/trustedAddress.ts'
import { internalPath } from '#lib/redirectTarget.ts'

/** The destination after the logout: a page of the portal, a known address, or nowhere because it is unknown. */
export type Destination =
  { kind: 'inside'; path: string } | { kind: 'outside'; url: string } | { kind: 'unknown'; address: string }

const timeoutMs = 3000

/**
 * Reads `redirect`, `autofill_email` and `suffix` of a logout's address; must run during the session, as it loads the
 * e-mail and the apps. Only known addresses get the e-mail (D-02).
 */
export async function getDestination(address: URLSearchParams): Promise<Destination> {
  const redirect = address.get('redirect')
  if (redirect === null || redirect === '') return { kind: 'inside', path: loginPath(address.get('suffix') ?? '') }
  const inside = internalPath(redirect)
  if (inside !== null) return { kind: 'inside', path: inside }
  const url = await trustedAddress(redirect).catch(() => null)
  if (url === null) return { kind: 'unknown', address: redirect }
  return { kind: 'outside', url: address.has('autofill_email') ? await withEmail(url) : url }
}

/** The stored login route with a suffix that cannot lead elsewhere (SESS-18, SESS-19). */
function loginPath(suffix: string): string {
  const route = readLoginData().loginRoute ?? '/login'
  const path = internalPath(route + suffix)
  return path !== null && /^\/login(?:FSP)?(?:[?#]|$)/.test(path) ? path : route
}

async function withEmail(url: string): Promise<string> {
  if (useSession.getState().status !== 'signedIn') return url
  try {
    const email = await ownEmail(AbortSignal.timeout(timeoutMs))
    if (email === '') return url
    const target = new URL(url)
    target.searchParams.set('email', email)
    return target.href
  } catch {
    return url
  }
}
