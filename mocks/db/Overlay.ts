import { byId } from './derived.ts'
import type { Row } from './json.ts'

/** One session's changes to one table: the seeded rows stay shared, unchanged and unbuilt until somebody reads them. */
export class Overlay {
  private readonly base: () => readonly Row[]
  private readonly changed = new Map<number, Row | null>()
  private merged: readonly Row[] | undefined
  private last: number | undefined

  constructor(base: () => readonly Row[]) {
    this.base = base
  }

  rows(): readonly Row[] {
    this.merged ??= this.merge()
    return this.merged
  }

  find(id: number): Row | undefined {
    const change = this.changed.get(id)
    if (change === null) return undefined
    return change ?? byId(this.base()).get(id)
  }

  set(id: number, row: Row | null): void {
    this.changed.set(id, row)
    this.merged = undefined
  }

  nextId(): number {
    this.last ??= this.base().reduce((highest, row) => (row.id < 2 ** 31 ? Math.max(highest, row.id) : highest), 0)
    this.last += 1
    return this.last
  }

  private merge(): Row[] {
    const base = this.base()
    const known = byId(base)
    const kept = base.flatMap((row) => {
      const change = this.changed.get(row.id)
      if (change === null) return []
      return [change ?? row]
    })
    for (const [id, row] of this.changed) if (row && !known.has(id)) kept.push(row)
    return kept
  }
}
