import type { Row } from './db/json.ts'
import { World } from './db/World.ts'
import { seeds } from './seed/seeds.ts'

export const sessionHeader = 'X-Mock-Session'
/** The session of who names none. */
export const defaultSession = 'default'

const worlds = new Map<string, World>()

export function worldOf(session: string): World {
  const known = worlds.get(session)
  if (known) return known
  const world = new World(baseRows)
  worlds.set(session, world)
  return world
}

export function resetWorld(session: string): World {
  worlds.delete(session)
  return worldOf(session)
}

export function forgetWorld(session: string): void {
  worlds.delete(session)
}

const built = new Map<string, readonly Row[]>()

/** The seeded rows of one table, built on first use and shared by every session. */
function baseRows(path: string): readonly Row[] {
  const known = built.get(path)
  if (known) return known
  const rows = seeds[path]?.(baseRows) ?? []
  built.set(path, rows)
  return rows
}
