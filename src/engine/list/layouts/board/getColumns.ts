import type { Row } from '#api/rows/page.ts'
import type { Field } from '#engine/fieldTypes.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'

type BoardColumn = {
  key: string
  /** The option of the column; undefined for rows with a value that is none. */
  word: string | undefined
  badge: BadgeKind
  rows: Row[]
}

/**
 * The columns of a board: one for each option of a field, and one more for rows that have none of them, if there are. What
 * went wrong comes first: as the last of many states it would be out of sight.
 */
export function getColumns(field: Field, name: string, rows: readonly Row[]): BoardColumn[] {
  const { options = [], states = {} } = field.kind === 'choice' ? field : {}
  const columns = options.map(([value, word]): BoardColumn => ({
    key: String(value),
    word,
    badge: states[value] ?? 'neutral',
    rows: [],
  }))
  const other: BoardColumn = { key: 'other', word: undefined, badge: 'neutral', rows: [] }
  const byValue = new Map(columns.map((column) => [column.key, column]))
  for (const row of rows) (byValue.get(String(getAtPath(row, name))) ?? other).rows.push(row)
  const isWrong = ({ badge, rows: own }: BoardColumn) => badge === 'bad' && own.length > 0
  const inOrder = [...columns.filter(isWrong), ...columns.filter((column) => !isWrong(column))]
  return other.rows.length > 0 ? [...inOrder, other] : inOrder
}
