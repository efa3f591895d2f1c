import i18next from 'i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, toObjects, type Values } from '#engine/collection.ts'
import { isReadOnly, isShown, withoutHidden } from '#engine/form/entries.ts'
import { diffValues } from '#engine/form/save/merge.ts'
import { getFormSchema } from '#engine/form/getSchema.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** New values of a record, by the fields of its form. */
export type Change = {
  collection: Collection
  values: Values
  viewer: Viewer
  getLabel: (key: string) => string
}

/** Whether a record takes the change, has the values already, or may not be changed, and why. */
export type PlannedChange = { kind: 'change' } | { kind: 'same' } | { kind: 'refused'; reason: string }

/** The effect of the change on a record in its current state. The translations of `bulkEdit` must be loaded. */
export function planChange(change: Change, row: Row): PlannedChange {
  const reason = refusal(change, row)
  if (reason !== undefined) return { kind: 'refused', reason }
  return { kind: getChangedKeys(change, row).length === 0 ? 'same' : 'change' }
}

/** The fields whose values the change replaces in a record. */
export function getChangedKeys({ collection, values }: Pick<Change, 'collection' | 'values'>, row: Row): string[] {
  return diffValues(collection, Object.keys(values), { ...row }, values)
}

function refusal(change: Change, row: Row): string | undefined {
  const { collection, values, viewer, getLabel } = change
  if (row.is_active === false) return i18next.t('bulkEdit:refused.trash')
  if (!can(collection, 'update', viewer, row)) return i18next.t('bulkEdit:refused.right')
  const wanted = { ...row, ...values }
  for (const entry of toObjects<Entry>(collection.form).filter(({ field }) => Object.hasOwn(values, field))) {
    if (!isShown(collection, entry, wanted, viewer, false)) return i18next.t('bulkEdit:refused.absent')
    if (isReadOnly(collection, entry, wanted, viewer, false)) return i18next.t('bulkEdit:refused.fixed')
    if (entry.without?.(viewer, wanted).some((one) => one === values[entry.field]))
      return i18next.t('bulkEdit:refused.option')
  }
  const cleared = diffValues(collection, Object.keys(wanted), wanted, withoutHidden(collection, row, wanted, viewer))
  if (cleared.length > 0)
    return i18next.t('bulkEdit:refused.clears', { fields: [...new Set(cleared.map(getLabel))].join(', ') })
  const known = problems(change, row)
  const [added] = problems(change, wanted).filter((one) => !known.includes(one))
  return added
}

/** The validation errors of a record's form. */
function problems({ collection, viewer, getLabel }: Change, row: Row): string[] {
  const { error } = getFormSchema(collection, row, viewer, false).safeParse(row)
  return (error?.issues ?? []).map(({ path, message }) => `${getLabel(String(path[0]))}${labelSeparator()}${message}`)
}

/** The value of each of some keys in a record, null for none. */
export function getValues(row: Row, keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, fieldValue(row, key) ?? null]))
}
