import { NotFoundError, OfflineError, UnknownOutcomeError } from '#api/http/errors.ts'
import type { Row } from '#api/rows/page.ts'
import { readRow } from '#api/rows/rows.ts'
import { removeRow } from '#api/rows/writeRows.ts'
import type { Collection } from '#engine/collection.ts'

/**
 * Deletes a record: moves it to the trash, or deletes it for good if it was shown in the trash. A record that is there
 * since it was read (by a call with a lost response, or by somebody else) stays: another delete would be final. One
 * that is gone already counts as deleted (D-39).
 */
export async function deleteRecord({ endpoint, trash }: Collection, row: Row): Promise<void> {
  const isForGood = !trash || row.is_active === false
  try {
    if (isForGood || !(await isInTrash(endpoint, row.id))) await removeRow(endpoint, row.id)
  } catch (error) {
    if (error instanceof NotFoundError) return
    const isLost = error instanceof UnknownOutcomeError || error instanceof OfflineError
    if (!isLost || !(await isDeleted(endpoint, row.id, isForGood))) throw error
  }
}

async function isInTrash(endpoint: string, id: number): Promise<boolean> {
  return (await readRow(endpoint, id)).is_active === false
}

/** Whether a call with a lost response did delete the record. */
async function isDeleted(endpoint: string, id: number, isForGood: boolean): Promise<boolean> {
  try {
    return (await isInTrash(endpoint, id)) && !isForGood
  } catch (error) {
    return error instanceof NotFoundError
  }
}
