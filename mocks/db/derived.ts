import type { Row } from './json.ts'

/**
 * An index over the rows of a table, built once per version of the rows and shared by all sessions that have not
 * changed them.
 */
export function derived<Index>(build: (rows: readonly Row[]) => Index): (rows: readonly Row[]) => Index {
  const built = new WeakMap<readonly Row[], { index: Index }>()
  return (rows) => {
    const known = built.get(rows)
    if (known) return known.index
    const index = build(rows)
    built.set(rows, { index })
    return index
  }
}

export const byId = derived((rows) => new Map(rows.map((row) => [row.id, row])))

/** Rows grouped by the value of one field. */
export function groupedBy(field: string): (rows: readonly Row[]) => Map<unknown, Row[]> {
  return derived((rows) => {
    const groups = new Map<unknown, Row[]>()
    for (const row of rows) {
      const group = groups.get(row[field])
      if (group) group.push(row)
      else groups.set(row[field], [row])
    }
    return groups
  })
}
