import i18next from 'i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { saveRecord } from '#engine/form/save/save.ts'
import { formatValue } from '#engine/formatValue.ts'
import { getField } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { type Change, planChange } from './planChange.ts'

/** Why a record was left as it is, in a sentence. */
export class NotChanged extends Error {
  override name = 'NotChanged'
}

/**
 * Changes one field of a record through the save of a form, which reads it again and sends all else as it stands there.
 * What somebody else made of the field since `row` was read is not overwritten. Rejects with NotChanged or what the
 * server said.
 */
export async function changeOne(change: Change, row: Row, labels: Labels): Promise<void> {
  const { collection, entry, value, viewer } = change
  const key = entry.field
  const toText = (one: unknown) => formatValue(getField(collection, key), key, one, labels)
  const saved = await saveRecord(collection, row, { [key]: value }, [key], viewer, async (conflicts, current) => {
    const other = conflicts.find((conflict) => conflict.key === key)
    if (other) throw new NotChanged(i18next.t('bulkEdit:moved', { value: toText(other.theirs) }))
    // What changed beside the field may be why it cannot be changed any more.
    const verdict = planChange(change, current)
    if (verdict.kind === 'refused') throw new NotChanged(verdict.reason)
    return await Promise.resolve(new Set<string>())
  })
  if (!isPersistedEqual(saved.wanted[key], fieldValue(saved.row, key)))
    throw new NotChanged(i18next.t('bulkEdit:not-taken', { value: toText(fieldValue(saved.row, key)) }))
}
