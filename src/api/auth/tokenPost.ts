import { trustedOrigin } from '#lib/redirectTarget.ts'
import { ownEmail } from './me.ts'
import { UnauthorizedError } from '#api/http/errors.ts'
import { postForm } from './postForm.ts'
import { cachedAccessToken } from '#api/session/tokens.ts'

/** The field of the form that carries the access token (D-05). */
const field = 'token'

/** The address of an app if the token may be posted to it: https, http on localhost only; null for any other (S14). */
export function appAddress(url: unknown): string | null {
  return typeof url === 'string' ? trustedOrigin(url, [url]) : null
}

/**
 * Opens an app of the portal by posting a fresh access token to its address, in this tab or in a new one. Call it from
 * a click where a new tab is wanted. Rejects with an `ApiError`, or with `FormBlocked`; nothing is posted then.
 */
export async function postToken(url: string, { newTab }: { newTab: boolean }): Promise<void> {
  const address = appAddress(url)
  if (address === null) throw new TypeError('not an address of an app')
  // Any call behind the login leaves a valid token behind: the one in memory may have expired.
  await ownEmail()
  const access = cachedAccessToken()
  if (access === null) throw new UnauthorizedError()
  await postForm(address, { [field]: access }, { newTab })
}
