import type { Location } from 'react-router-dom'

/** Where forced logouts lead; the page says why. */
export const forcedLogout = '/logout?forced=1'

/**
 * Where somebody without a session is redirected: the login, with `redirect` and `app` of the address and the page they
 * wanted. Logouts lead to the login used last.
 */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search)
  const carried = new URLSearchParams()
  for (const name of ['redirect', 'app']) {
    const value = params.get(name)
    if (value !== null) carried.set(name, value)
    params.delete(name)
  }
  const rest = params.size > 0 ? `?${params.toString()}` : ''
  if (pathname !== '/' || rest) carried.set('next', `${pathname}${rest}`)
  return `/login${carried.size > 0 ? `?${carried.toString()}` : ''}`
}
