import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import styles from './FileNameCell.module.css'
import { getFileKind } from './fileKinds.ts'

/** The name of a file behind the icon of its kind, which its own column says in words. */
export default function FileNameCell({ row }: CellProps<RowAt<'filemanager/files'>>) {
  const { icon: Icon } = getFileKind(toText(row.extension))
  return (
    <span className={styles.name}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <bdi translate="no">{toText(row.name) || '-'}</bdi>
    </span>
  )
}
