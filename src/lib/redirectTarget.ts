const unsafe = /[\s\p{Cc}\p{Cf}\\]/u
const nowhere = 'https://portal.invalid'

/**
 * A path inside the portal (with query and hash), normalised, or null for anything that could lead elsewhere:
 * schemes, hosts, `//`, backslashes, control characters, also after `..` is resolved (D-03, D-04).
 */
export function internalPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > 2000 || unsafe.test(text)) return null
  const url = parsed(text, nowhere)
  if (!url || url.origin !== nowhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/**
 * The normalised address, when its origin is exactly one of the trusted origins, otherwise null. https only, http for
 * localhost; no user names or passwords (D-01). Broken entries of the list are skipped.
 */
export function trustedOrigin(text: unknown, origins: readonly string[]): string | null {
  const url = webAddress(text)
  if (!url) return null
  return origins.some((origin) => webAddress(origin)?.origin === url.origin) ? url.href : null
}

/** The host of an address for display as text; null when it has none. */
export function getHost(text: unknown): string | null {
  if (typeof text !== 'string') return null
  return parsed(text)?.host || null
}

function webAddress(text: unknown): URL | null {
  if (typeof text !== 'string' || text.length > 2000 || unsafe.test(text) || !/^https?:\/\/[^/]/i.test(text))
    return null
  const url = parsed(text)
  if (!url || url.username || url.password) return null
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || isLocal ? url : null
}

function parsed(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
