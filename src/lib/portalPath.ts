const ownFile = import.meta.url

/** The path on the host that serves this portal, with a slash at both ends: built files are in a folder of it. */
export const portalPath = import.meta.env.PROD ? new URL('..', ownFile).pathname : '/'

/** The path on the host of a page or a file of the portal (`/login`); the router omits this prefix. */
export function hostPath(path: string, base = portalPath): string {
  return base.slice(0, -1) + path
}

/** The router's path of an address. */
export function pathInPortal(pathname: string, base = portalPath): string {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return pathname === base.slice(0, -1) ? '/' : pathname
}

/** The storage key of something of this portal, different from that of another one on the same host. */
export function ownName(name: string, base = portalPath): string {
  return base === '/' ? name : `${name} ${base}`
}
