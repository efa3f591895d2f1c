import { World } from './World.ts'
import { baseRows } from './base.ts'

export const sessionHeader = 'X-Mock-Session'

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
