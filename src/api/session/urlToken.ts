import { hostPath, pathInPortal } from '#lib/portalPath.ts'

/** The secret of a link: the token of its path, or the code of a single sign-on. */
type CachedToken = { door: string; secret: string; rest: URLSearchParams }

const inPath = /^\/(reset|signup|signupFSP|demo)\/([^/]*)\/?$/
// The characters of tokens of Django, SimpleJWT and base64; anything else is a link that was truncated or made up.
const validToken = /^(?!\.+$)[\w.~:=+@-]{1,1024}$/

let cached: CachedToken | undefined

/**
 * Removes the secret of a link from the address, before any request, title or log can contain it (D-08). It stays in
 * this page's memory only. Call it once, before anything else.
 */
export function consumeUrlToken({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): void {
  cached = undefined
  const found = findUrlToken(pathInPortal(pathname), new URLSearchParams(search))
  if (!found) return
  cached = found.cached
  window.history.replaceState(window.history.state, '', hostPath(found.address))
}

/** The secret that this page was opened with, for its own page (`reset`, `signup`, `demo`, `code` …) only. */
export function urlToken(door: string): string | undefined {
  return cached?.door === door ? cached.secret : undefined
}

/** The other parameters of the link, where they were removed from the address with the secret. */
export function urlTokenParameters(door: string): URLSearchParams {
  return cached?.door === door ? cached.rest : new URLSearchParams()
}

/** Drops the secret after it was redeemed or refused. */
export function clearUrlToken(): void {
  cached = undefined
}

function findUrlToken(pathname: string, query: URLSearchParams): { cached: CachedToken; address: string } | undefined {
  const [, door, text = ''] = inPath.exec(pathname) ?? []
  if (door) return { cached: toCachedToken(door, decoded(text), query), address: `/${door}` }
  if (/^\/responsible\/?$/.test(pathname) && query.size > 0)
    return { cached: toCachedToken('responsible', query.get('token') ?? '', query), address: '/responsible' }
  const code = query.get('code')
  if (!/^\/login(?:FSP)?\/?$/.test(pathname) || code === null) return undefined
  query.delete('code')
  return {
    cached: toCachedToken('code', code, query),
    address: query.size > 0 ? `${pathname}?${query.toString()}` : pathname,
  }
}

function toCachedToken(door: string, text: string, rest: URLSearchParams): CachedToken {
  return { door, secret: door === 'code' || validToken.test(text) ? text : '', rest }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
