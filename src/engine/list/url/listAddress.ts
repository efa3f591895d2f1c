/** The last address of each list and user, for the back link of a record; kept in the memory of this tab. */
const addresses = new Map<string, string>()

export function rememberList(viewerId: number, path: string, address: string): void {
  addresses.set(`${viewerId} ${path}`, address)
}

/** The last address of a list; undefined where it was not open yet. */
export function knownListAddress(viewerId: number, path: string): string | undefined {
  return addresses.get(`${viewerId} ${path}`)
}

/** The last address of a list, otherwise its plain one. */
export function lastListAddress(viewerId: number, path: string): string {
  return knownListAddress(viewerId, path) ?? `/${path}`
}
