import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'
import styles from './ChartTable.module.css'
import type { Sorting } from '#evaluation/chart/files/sortedRows.ts'
import type { Column } from '#evaluation/types/table/toTable.ts'

/** Longer headers have room for two lines. */
const longHead = 16

/** The header of a column; sorts the table of a chart. */
export function ChartTableHead({
  column,
  label,
  isFirst,
  sorted,
  onSort,
}: {
  column: Column
  label: string
  isFirst: boolean
  sorted: Sorting | null
  onSort: () => void
}) {
  const Arrow = sorted?.isDown ? ArrowDown : ArrowUp
  const direction = sorted?.isDown ? 'descending' : 'ascending'
  return (
    <th
      aria-sort={sorted ? direction : undefined}
      className={classNames(
        table.cell,
        column.kind === 'number' && table.number,
        isFirst && table.first,
        label.length > longHead && styles.longHead,
      )}
      scope="col"
    >
      <button className={table.headButton} type="button" onClick={onSort}>
        <bdi>{label}</bdi>
        {sorted && <Arrow aria-hidden="true" size={14} />}
      </button>
    </th>
  )
}
