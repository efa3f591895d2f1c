import i18next from 'i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { saveRecord } from '#engine/form/save/save.ts'
import { formatValue } from '#engine/formatValue.ts'
import { getField } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { type Change, planChange } from './planChange.ts'

/** Why a record was skipped, as a sentence. */
export class NotChanged extends Error {
  override name = 'NotChanged'
}

/**
 * Changes one field of a record through the save of a form, which reads the record again and sends all other values
 * unchanged. A change of the field by somebody else since `row` was read is not overwritten. Rejects with NotChanged or
 * the server's error.
 */
export async function changeOne(change: Change, row: Row, labels: Labels): Promise<void> {
  const { collection, entry, value, viewer } = change
  const key = entry.field
  const toText = (one: unknown) => formatValue(getField(collection, key), key, one, labels)
  const saved = await saveRecord(collection, row, { [key]: value }, [key], viewer, async (conflicts, current) => {
    const other = conflicts.find((conflict) => conflict.key === key)
    if (other) throw new NotChanged(i18next.t('bulkEdit:moved', { value: toText(other.theirs) }))
    // A change of another field may be why it can no longer be changed.
    const verdict = planChange(change, current)
    if (verdict.kind === 'refused') throw new NotChanged(verdict.reason)
    return await Promise.resolve(new Set<string>())
  })
  if (!isPersistedEqual(saved.wanted[key], fieldValue(saved.row, key)))
    throw new NotChanged(i18next.t('bulkEdit:not-taken', { value: toText(fieldValue(saved.row, key)) }))
}
