import type { Row } from '#api/page.ts'
import { readRow, removeRow } from '#api/rows.ts'
import type { Collection } from '#engine/collection.ts'

/**
 * Deletes a record: moves it to the trash, or deletes it for good if it was shown in the trash. A record that got there
 * since it was read (by a call whose answer was lost, or by somebody else) stays: another delete would be final.
 */
export async function deleteRecord({ endpoint, trash }: Collection, row: Row): Promise<void> {
  const isDone = trash === true && row.is_active !== false && (await readRow(endpoint, row.id)).is_active === false
  if (!isDone) await removeRow(endpoint, row.id)
}
