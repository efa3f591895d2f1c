import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import styles from './FileKindCell.module.css'
import { toStoredFile } from './storedFile.ts'
import { showSize } from '#lib/text/numbers.ts'

/** The kind of a file; on a phone with its size. */
export default function FileKindCell({ row }: CellProps<RowAt<'filemanager/files'>>) {
  const file = toStoredFile(row)
  const size = file?.size === undefined ? undefined : showSize(file.size)
  return (
    <span translate="no">
      {file?.extension || '-'}
      {size && <span className={styles.size}>, {size}</span>}
    </span>
  )
}
