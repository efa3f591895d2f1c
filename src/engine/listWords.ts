import { type Collection, type Entry, getField, toObjects } from './collection.ts'

/** The translation keys for records that were deleted and can be restored. */
export function getTrashKey({ trash }: Collection): 'list.trash' | 'list.deactivated' {
  return trash === 'deactivated' ? 'list.deactivated' : 'list.trash'
}

/** Whether new records can only be imported from a file: the form has no editable fields. */
export function isImportedOnly(collection: Collection): boolean {
  return (
    collection.imports !== undefined &&
    toObjects<Entry>(collection.form).every(({ field }) => getField(collection, field).readOnly)
  )
}
