import { internalPath } from '#lib/redirectTarget.ts'
import { pathInPortal, portalPath } from '#lib/portalPath.ts'

/** A list or a record; forms, and pages that act when they open (`/logout`, `/responsible`), are none. */
const page = /^\/([a-z]+\/[a-zA-Z_]+)(?:\/\d+)?\/?(?:\?[^#]*)?$/

/**
 * The page of this portal that a feedback names last, as a path of the router: a list or a record with its query; null
 * if it names none. Whatever leads elsewhere is no page.
 */
export function findPage(text: string, collections: ReadonlyMap<string, unknown>): string | null {
  for (const word of text.split(/\s/u).toReversed()) {
    const path = internalPath(word.startsWith('/') ? pathInPortal(word) : ownAddress(word))
    const [, collection = ''] = path === null ? [] : (page.exec(path) ?? [])
    if (path !== null && collections.has(collection)) return path
  }
  return null
}

/** The path of an address below exactly this portal; null for any other. */
function ownAddress(word: string): string | null {
  const { origin } = location
  // What follows the origin is a path: a user name or another host would be before its slash.
  return word.startsWith(origin + portalPath) ? pathInPortal(word.slice(origin.length)) : null
}
