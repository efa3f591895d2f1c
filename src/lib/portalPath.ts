const ownFile = import.meta.url

/** The path of the host that this portal is served under, with a slash at both ends: built files are in a folder of it. */
export const portalPath = import.meta.env.PROD ? new URL('..', ownFile).pathname : '/'

/** The path on the host of a page or a file of the portal (`/login`); what the router gets has none of it. */
export function hostPath(path: string, base = portalPath): string {
  return base.slice(0, -1) + path
}

/** What the router calls the path of an address. */
export function pathInPortal(pathname: string, base = portalPath): string {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return pathname === base.slice(0, -1) ? '/' : pathname
}

/** The name under which a browser keeps something of this portal, apart from that of another one on the same host. */
export function ownName(name: string, base = portalPath): string {
  return base === '/' ? name : `${name} ${base}`
}
