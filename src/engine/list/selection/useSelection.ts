import { useState } from 'react'
import type { Row } from '#api/rows/page.ts'

export type Selection = {
  rows: Row[]
  has: (id: number) => boolean
  holdsAll: (page: readonly Row[]) => boolean
  holdsSome: (page: readonly Row[]) => boolean
  /** Selects or deselects rows. */
  pick: (rows: readonly Row[], isPicked: boolean) => void
  clear: () => void
}

/** The selected rows; kept across pages and cleared when the query (`of`) changes. */
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, selected: new Map<number, Row>() })
  const selected = state.of === of ? state.selected : new Map<number, Row>()
  const pick = (rows: readonly Row[], isPicked: boolean) => {
    const next = new Map(selected)
    for (const row of rows)
      if (isPicked) next.set(row.id, row)
      else next.delete(row.id)
    setState({ of, selected: next })
  }
  const rows = [...selected.values()]
  const holdsAll = (page: readonly Row[]) => page.length > 0 && page.every(({ id }) => selected.has(id))
  return {
    rows,
    has: (id) => selected.has(id),
    holdsAll,
    holdsSome: (page) => !holdsAll(page) && page.some(({ id }) => selected.has(id)),
    pick,
    clear: () => pick(rows, false),
  }
}
