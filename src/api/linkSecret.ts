import { hostPath, pathInPortal } from '#lib/portalPath.ts'

/** What only the owner of a link knows: the token of its path, or the code of a single sign-on. */
type Held = { door: string; secret: string; rest: URLSearchParams }

const inPath = /^\/(reset|signup|signupFSP|demo)\/([^/]*)\/?$/
// What Django, SimpleJWT and base64 make tokens of; anything else is a link that was cut off or made up.
const sound = /^(?!\.+$)[\w.~:=+@-]{1,1024}$/

let held: Held | undefined

/**
 * Takes the secret of a link out of the address, before any request, title or log can see it (D-08). It lives in this
 * page's memory only. To be called once, before anything else.
 */
export function takeLinkSecret({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): void {
  held = undefined
  const found = secretOf(pathInPortal(pathname), new URLSearchParams(search))
  if (!found) return
  held = found.held
  window.history.replaceState(window.history.state, '', hostPath(found.address))
}

/** The secret that this page was opened with, for its own page (`reset`, `signup`, `demo`, `code` …) only. */
export function linkSecret(door: string): string | undefined {
  return held?.door === door ? held.secret : undefined
}

/** The other parameters of the link, where they left the address with the secret. */
export function linkParameters(door: string): URLSearchParams {
  return held?.door === door ? held.rest : new URLSearchParams()
}

/** Once it was redeemed, or refused. */
export function forgetLinkSecret(): void {
  held = undefined
}

function secretOf(pathname: string, query: URLSearchParams): { held: Held; address: string } | undefined {
  const [, door, text = ''] = inPath.exec(pathname) ?? []
  if (door) return { held: heldOf(door, decoded(text), query), address: `/${door}` }
  if (/^\/responsible\/?$/.test(pathname) && query.size > 0)
    return { held: heldOf('responsible', query.get('token') ?? '', query), address: '/responsible' }
  const code = query.get('code')
  if (!/^\/login(?:FSP)?\/?$/.test(pathname) || code === null) return undefined
  query.delete('code')
  return { held: heldOf('code', code, query), address: query.size > 0 ? `${pathname}?${query.toString()}` : pathname }
}

function heldOf(door: string, text: string, rest: URLSearchParams): Held {
  return { door, secret: door === 'code' || sound.test(text) ? text : '', rest }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
