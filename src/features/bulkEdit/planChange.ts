import i18next from 'i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collection, Entry } from '#engine/collection.ts'
import { isReadOnly, isShown, withoutHidden } from '#engine/form/entries.ts'
import { diffValues, isSame } from '#engine/form/save/merge.ts'
import { getFormSchema } from '#engine/form/getSchema.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The change of one field for many records. */
export type Change = {
  collection: Collection
  entry: Entry
  value: unknown
  viewer: Viewer
  getLabel: (key: string) => string
}

/** Whether a record takes the change, has the value already, or may not be changed, and why. */
export type PlannedChange = { kind: 'change' } | { kind: 'same' } | { kind: 'refused'; reason: string }

/** The effect of the change on a record in its current state. The translations of `bulkEdit` must be loaded. */
export function planChange(change: Change, row: Row): PlannedChange {
  const { collection, entry, value } = change
  const reason = refusal(change, row)
  if (reason !== undefined) return { kind: 'refused', reason }
  return { kind: isSame(collection, entry.field, fieldValue(row, entry.field), value) ? 'same' : 'change' }
}

function refusal(change: Change, row: Row): string | undefined {
  const { collection, entry, value, viewer, getLabel } = change
  if (row.is_active === false) return i18next.t('bulkEdit:refused.trash')
  if (!can(collection, 'update', viewer, row)) return i18next.t('bulkEdit:refused.right')
  if (!isShown(collection, entry, row, viewer, false)) return i18next.t('bulkEdit:refused.absent')
  if (isReadOnly(collection, entry, row, viewer, false)) return i18next.t('bulkEdit:refused.fixed')
  if (entry.without?.(viewer, row).some((one) => one === value)) return i18next.t('bulkEdit:refused.option')
  const wanted = { ...row, [entry.field]: value }
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
