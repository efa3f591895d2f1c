import type { RowAt } from './page.ts'
import { listIds, listRows, type Query } from './rows.ts'
import { rowsByPage } from './rowsByPage.ts'

type Options = { signal?: AbortSignal | undefined; onProgress?: (read: number, count: number) => void }

/**
 * All rows of a query in its order, read page by page; `onProgress` gets the number of rows so far. `isWhole` is false
 * where the list kept changing while it was read: then a row may be missing.
 */
export async function allRows<Endpoint extends string>(
  endpoint: Endpoint,
  query: Query,
  { signal, onProgress: report }: Options = {},
): Promise<{ rows: RowAt<Endpoint>[]; isWhole: boolean }> {
  return await rowsByPage(query, {
    page: async (requested) => await listRows(endpoint, requested, signal),
    ids: async () => await listIds(endpoint, query, signal),
    onProgress: report,
  })
}
