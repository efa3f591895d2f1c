/** The last address of each list and person, for the way back from a record; kept in the memory of this tab. */
const addresses = new Map<string, string>()

export function rememberList(viewerId: number, path: string, address: string): void {
  addresses.set(`${viewerId} ${path}`, address)
}

/** The address a list had last; undefined where it was not open yet. */
export function knownListAddress(viewerId: number, path: string): string | undefined {
  return addresses.get(`${viewerId} ${path}`)
}

/** The address a list had last, else its plain one. */
export function lastListAddress(viewerId: number, path: string): string {
  return knownListAddress(viewerId, path) ?? `/${path}`
}
