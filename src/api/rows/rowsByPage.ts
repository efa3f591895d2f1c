import type { Query } from '#api/calls/client.ts'
import { NotFoundError } from '#api/http/errors.ts'
import type { Page, Row } from './page.ts'

const perCall = 100
/** How often a list is re-read when somebody changes it meanwhile. */
const tries = 3

/** Reads a page of a list, and the ids of all its rows; `onProgress` gets the number of rows so far. */
type Reads<R> = {
  page: (query: Query) => Promise<Page<R>>
  ids: () => Promise<number[]>
  onProgress?: ((read: number, count: number) => void) | undefined
}

/**
 * All rows of a query in its order, read page by page. `isWhole` is false where the list kept changing while it was
 * read: then a row may be missing.
 */
export async function rowsByPage<R extends Row>(
  query: Query,
  { page, ids, onProgress: report }: Reads<R>,
): Promise<{ rows: R[]; isWhole: boolean }> {
  // Rows that compare as equal could be on any page: one twice, another never.
  const ordering = query.ordering ? { ordering: `${query.ordering},id` } : {}
  for (let attempt = 1; ; attempt += 1) {
    const found = new Map<number, R>()
    let pages = 0
    for (let isOver = false; !isOver;) {
      pages += 1
      const response = await existing(page({ ...query, ...ordering, size: perCall, page: pages }))
      for (const row of response?.rows ?? []) found.set(row.id, row)
      if (response) report?.(found.size, response.count)
      isOver = !response || response.rows.length === 0 || pages * response.size >= response.count
    }
    // A row that was added or deleted meanwhile has moved others from one page to the next.
    const isWhole = pages === 1 || isSame(await ids(), found)
    if (isWhole || attempt === tries) return { rows: [...found.values()], isWhole }
  }
}

function isSame(ids: readonly number[], found: ReadonlyMap<number, Row>): boolean {
  return ids.length === found.size && ids.every((id) => found.has(id))
}

/** A page; empty where the list became shorter meanwhile. */
async function existing<R>(page: Promise<Page<R>>): Promise<Page<R> | undefined> {
  return await page.catch((error: unknown) => {
    if (error instanceof NotFoundError && error.invalidPage) return undefined
    throw error
  })
}
