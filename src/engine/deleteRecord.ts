import type { Row } from '#api/page.ts'
import { readRow, removeRow } from '#api/rows.ts'
import type { Collection } from '#engine/collection.ts'

/**
 * Deletes a record: into the trash, or for good where it was seen to lie there. What got into the trash since it was read (by
 * a call whose answer was lost, or by somebody else) stays there: a further delete would be final.
 */
export async function deleteRecord({ endpoint, trash }: Collection, row: Row): Promise<void> {
  const isDone = trash === true && row.is_active !== false && (await readRow(endpoint, row.id)).is_active === false
  if (!isDone) await removeRow(endpoint, row.id)
}
