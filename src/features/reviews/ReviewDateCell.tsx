import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { countDaysLeft } from './requests.ts'
import { showDay } from '#lib/dates/dates.ts'
import table from '#ui/table.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The day of a review, and of one to come how far it is. */
export default function ReviewDateCell({ row }: CellProps<RowAt<'irp/reviews'>>) {
  const language = useLanguage()
  const days = countDaysLeft(row)
  if (days === null) return '-'
  const left = new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' }).format(days, 'day')
  return (
    <>
      {showDay(row.date)}
      {days >= 0 && <span className={table.sub}> · {left}</span>}
    </>
  )
}
