import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { daysLeft } from './daysLeft.ts'
import { isSoon } from './requests.ts'
import { useMissingRoles } from './useMissingRoles.ts'
import { showDay } from '#lib/dates/dates.ts'
import table from '#ui/table.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The day of a review, grey where it is over, and of one to come how far it is: red where its team is not complete and it is soon. */
export default function ReviewDateCell({ row }: CellProps<RowAt<'irp/reviews'>>) {
  const left = daysLeft(row, useLanguage())
  const isUrgent = Boolean(useMissingRoles(row)) && isSoon(row)
  return (
    <>
      {left ? showDay(row.date) : <span className={table.sub}>{showDay(row.date)}</span>}
      {left && <span className={isUrgent ? table.alert : table.sub}> · {left}</span>}
    </>
  )
}
