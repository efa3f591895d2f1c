import type { Row } from './db/json.ts'
import { World } from './db/World.ts'
import { demoSeeds } from './demo/seeds.ts'
import { seeds } from './seed/seeds.ts'
import type { Seeds } from './seed/base/Seed.ts'

export const sessionHeader = 'X-Mock-Session'
/** The session of requests without a name. */
export const defaultSession = 'default'

/** The data of the tests break careless screens; those of the demo are plausible. */
const bases = { tests: getBase(seeds), demo: getBase(demoSeeds) }
export type WorldName = keyof typeof bases
export const isWorldName = (name: unknown): name is WorldName => typeof name === 'string' && name in bases

const worlds = new Map<string, World>()
const chosen = new Map<string, WorldName>()

export function getWorld(session: string): World {
  const known = worlds.get(session)
  if (known) return known
  const world = new World(bases[chosen.get(session) ?? 'tests'])
  worlds.set(session, world)
  return world
}

/** Resets to the seed of the same or another world. */
export function resetWorld(session: string, name?: WorldName): World {
  worlds.delete(session)
  if (name) chosen.set(session, name)
  return getWorld(session)
}

export function forgetWorld(session: string): void {
  worlds.delete(session)
  chosen.delete(session)
}

/** The seeded rows of each table, built on first use and shared by every session. */
function getBase(from: Seeds): (path: string) => readonly Row[] {
  const built = new Map<string, readonly Row[]>()
  const getRows = (path: string): readonly Row[] => {
    const known = built.get(path)
    if (known) return known
    const rows = from[path]?.(getRows) ?? []
    built.set(path, rows)
    return rows
  }
  return getRows
}
