const mark = '#view='

/** The address of a saved view: the state of the list, and the name in the hash, which no server ever sees. */
export function viewAddress({ path, query, name }: { path: string; query: string; name: string }): string {
  return `/${path}${query && `?${query}`}${name && mark}${encodeURIComponent(name)}`
}

/** The name of the view in an address; undefined where it has none. */
export function getViewName(hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined
  try {
    return decodeURIComponent(hash.slice(mark.length)).trim() || undefined
  } catch {
    return undefined
  }
}
