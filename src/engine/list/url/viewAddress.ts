const mark = '#view='

/** The address of a list as it was named: its state, and the name behind the hash, which no server ever sees. */
export function viewAddress({ path, query, name }: { path: string; query: string; name: string }): string {
  return `/${path}${query && `?${query}`}${name && mark}${encodeURIComponent(name)}`
}

/** The name of the view an address leads to; undefined where it is none. */
export function getViewName(hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined
  try {
    return decodeURIComponent(hash.slice(mark.length)).trim() || undefined
  } catch {
    return undefined
  }
}
