import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useBfsTypeText } from './useBfsTypeText.ts'

/** The type of the federal statistics in the language of the page. */
export default function BfsTypeCell({ row }: CellProps<RowAt<'patzu/declarations'>>) {
  const getText = useBfsTypeText()
  return <bdi>{getText(row.bfs_type, row.bfs_type_text) || '-'}</bdi>
}
