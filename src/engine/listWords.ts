import { type Collection, type Entry, getField, toObjects } from './collection.ts'

/** What is said of records that were deleted and can be brought back. */
export function getTrashKey({ trash }: Collection): 'list.trash' | 'list.deactivated' {
  return trash === 'deactivated' ? 'list.deactivated' : 'list.trash'
}

/** Whether new records come in by a file alone: the form has nothing that could be filled in. */
export function isImportedOnly(collection: Collection): boolean {
  return (
    collection.imports !== undefined &&
    toObjects<Entry>(collection.form).every(({ field }) => getField(collection, field).readOnly)
  )
}
