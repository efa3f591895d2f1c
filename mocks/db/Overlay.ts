import { byId } from './derived.ts'
import type { Row } from './json.ts'

/** One session's changes to one table: the seeded rows stay shared and untouched. */
export class Overlay {
  private readonly base: readonly Row[]
  private readonly changed = new Map<number, Row | null>()
  private merged: readonly Row[]
  private last: number

  constructor(base: readonly Row[]) {
    this.base = base
    this.merged = base
    this.last = base.reduce((highest, row) => (row.id < 2 ** 31 ? Math.max(highest, row.id) : highest), 0)
  }

  rows(): readonly Row[] {
    if (this.merged.length === 0 && this.base.length + this.changed.size > 0) this.merged = this.merge()
    return this.merged
  }

  find(id: number): Row | undefined {
    const change = this.changed.get(id)
    if (change === null) return undefined
    return change ?? byId(this.base).get(id)
  }

  set(id: number, row: Row | null): void {
    this.changed.set(id, row)
    this.merged = []
  }

  nextId(): number {
    this.last += 1
    return this.last
  }

  private merge(): Row[] {
    const known = byId(this.base)
    const kept = this.base.flatMap((row) => {
      const change = this.changed.get(row.id)
      if (change === null) return []
      return [change ?? row]
    })
    for (const [id, row] of this.changed) if (row && !known.has(id)) kept.push(row)
    return kept
  }
}
