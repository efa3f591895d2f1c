import type { Row } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import { maxIds } from '#lib/constants.ts'

/** The result of a look-up: the record, that it is not visible, or unknown. */
export type FoundRow = { row: Row } | 'missing' | 'unknown'
type Waiting = Map<number, ((found: Promise<FoundRow>) => void)[]>

const waiting = new Map<string, Waiting>()

/**
 * Looks a record up by its id, batched with all look-ups of the same moment, with as many per call as fit into an
 * address (D-79).
 */
export async function rowById(endpoint: string, id: number): Promise<FoundRow> {
  return await new Promise<FoundRow>((resolve) => {
    const known = waiting.get(endpoint)
    const own: Waiting = known ?? new Map()
    own.set(id, [...(own.get(id) ?? []), resolve])
    if (known) return
    waiting.set(endpoint, own)
    setTimeout(() => send(endpoint, own))
  })
}

function send(endpoint: string, own: Waiting): void {
  waiting.delete(endpoint)
  const ids = [...own.keys()]
  for (let start = 0; start < ids.length; start += maxIds) {
    const part = ids.slice(start, start + maxIds)
    const page = listRows(endpoint, {
      ids: part.toSorted((one, other) => one - other).join(','),
      size: part.length,
      page: 1,
    })
    for (const id of part) {
      const found = page.then(({ rows, count }): FoundRow => {
        const row = rows.find((one) => one.id === id)
        if (row) return { row }
        return rows.length >= count && rows.length <= part.length ? 'missing' : 'unknown'
      })
      for (const resolve of own.get(id) ?? []) resolve(found)
    }
  }
}
