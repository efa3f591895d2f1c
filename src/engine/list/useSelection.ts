import { useState } from 'react'
import type { Row } from '#api/page.ts'

export type Selection = {
  rows: Row[]
  has: (id: number) => boolean
  holdsAll: (page: Row[]) => boolean
  holdsSome: (page: Row[]) => boolean
  toggle: (row: Row) => void
  togglePage: (page: Row[]) => void
  clear: () => void
}

/** The selected rows; kept across pages and cleared when the query (`of`) changes. */
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, picked: new Map<number, Row>() })
  const picked = state.of === of ? state.picked : new Map<number, Row>()
  const change = (edit: (next: Map<number, Row>) => void) => {
    const next = new Map(picked)
    edit(next)
    setState({ of, picked: next })
  }
  const holdsAll = (page: Row[]) => page.length > 0 && page.every(({ id }) => picked.has(id))
  return {
    rows: [...picked.values()],
    has: (id) => picked.has(id),
    holdsAll,
    holdsSome: (page) => !holdsAll(page) && page.some(({ id }) => picked.has(id)),
    toggle: (row) => change((next) => void (next.delete(row.id) || next.set(row.id, row))),
    togglePage: (page) =>
      change((next) => page.forEach((row) => (holdsAll(page) ? next.delete(row.id) : next.set(row.id, row)))),
    clear: () => change((next) => next.clear()),
  }
}
