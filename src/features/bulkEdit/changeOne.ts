import i18next from 'i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { saveRecord } from '#engine/form/save/save.ts'
import { formatValue } from '#engine/formatValue.ts'
import { getField, type Values } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { type Change, planChange } from './planChange.ts'

/** Why a record was skipped, or which of its fields, as a sentence. */
export class NotChanged extends Error {
  override name = 'NotChanged'
}

/**
 * Changes fields of a record through the save of a form, which reads the record again and sends all other values
 * unchanged. Where somebody else has changed one of the fields since `row` was read, nothing is saved; with
 * `isUndo` the other fields are, and that one is reported. Rejects with NotChanged or the server's error.
 */
export async function changeOne(change: Change, row: Row, labels: Labels, isUndo = false): Promise<void> {
  const { collection, values, viewer } = change
  const keys = Object.keys(values)
  const toText = (key: string, one: unknown) => formatValue(getField(collection, key), key, one, labels)
  /** Fields that somebody else has changed, with their values. */
  const theirs: Values = {}
  const saved = await saveRecord(collection, row, values, keys, viewer, async (conflicts, current) => {
    const own = conflicts.filter(({ key }) => keys.includes(key))
    for (const conflict of own) theirs[conflict.key] = conflict.theirs
    const rest = keys.filter((key) => !Object.hasOwn(theirs, key))
    if (own.length > 0 && (!isUndo || rest.length === 0)) throw new NotChanged(getMoved(theirs, keys.length === 1))
    // A change of another field may be why these can no longer be changed.
    const restValues = Object.fromEntries(rest.map((key) => [key, values[key]]))
    const verdict = planChange({ ...change, values: restValues }, current)
    if (verdict.kind === 'refused') throw new NotChanged(verdict.reason)
    return await Promise.resolve(new Set(own.map(({ id }) => id)))
  })
  const isTaken = (key: string) => isPersistedEqual(saved.wanted[key], fieldValue(saved.row, key))
  const ignored = keys.find((key) => !Object.hasOwn(theirs, key) && !isTaken(key))
  if (ignored !== undefined)
    throw new NotChanged(i18next.t('bulkEdit:not-taken', { value: toText(ignored, fieldValue(saved.row, ignored)) }))
  if (Object.keys(theirs).length > 0) throw new NotChanged(getMoved(theirs, keys.length === 1))

  function getMoved(moved: Values, isOnly: boolean): string {
    const texts = Object.entries(moved).map(([key, value]) =>
      isOnly ? toText(key, value) : `${labels.field(key)} «${toText(key, value)}»`,
    )
    return isOnly
      ? i18next.t('bulkEdit:moved', { value: texts.join() })
      : i18next.t('bulkEdit:moved-fields', { fields: texts.join(', ') })
  }
}
