import { seeds } from '../seed/seeds.ts'
import type { Row } from './json.ts'

const built = new Map<string, readonly Row[]>()

/** The seeded rows of one table, built on first use and shared by every session. */
export function baseRows(path: string): readonly Row[] {
  const known = built.get(path)
  if (known) return known
  const rows = seeds[path]?.(baseRows) ?? []
  built.set(path, rows)
  return rows
}
