import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { showDay, showDays } from '#lib/dates/dates.ts'
import styles from './Dates.module.css'

/** The first day of a date; on a phone, where its last day has no column, both. */
export default function PeriodCell({ row: { start_date, end_date } }: CellProps<RowAt<'patzu/event'>>) {
  return (
    <span data-repeats data-is-nothing={start_date || end_date ? undefined : true}>
      <span className={styles.first}>{showDay(start_date)}</span>
      <span className={styles.both}>{showDays(start_date, end_date)}</span>
    </span>
  )
}
