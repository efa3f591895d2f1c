import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'
import styles from './BfsTypeCell.module.css'
import { useBfsTypeText } from './useBfsTypeText.ts'

/** The type of the federal statistics in the language of the page: its code, and below it its words. */
export default function BfsTypeCell({ row }: CellProps<RowAt<'patzu/declarations'>>) {
  const getText = useBfsTypeText()
  const text = getText(row.bfs_type, row.bfs_type_text)
  const end = ` (${toText(row.bfs_type)})`
  if (!text.endsWith(end)) return <bdi>{text || '-'}</bdi>
  return (
    <bdi className={styles.type}>
      {toText(row.bfs_type)} <span className={classNames(table.sub, styles.words)}>{text.slice(0, -end.length)}</span>
    </bdi>
  )
}
