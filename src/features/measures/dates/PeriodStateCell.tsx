import { useState } from 'react'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { PeriodBadge } from '#features/measures/PeriodBadge.tsx'
import { dayAfter } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { relativeDay } from '#lib/dates/relativeDay.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** Beginnings that are further away are only said to come. */
const soonDays = 60

/** Whether a date runs or is over, and how far one that comes soon is. */
export default function PeriodStateCell({ row: { start_date, end_date } }: CellProps<RowAt<'patzu/event'>>) {
  const language = useLanguage()
  const [today] = useState(() => dayAfter(new Date(), 0))
  if (!start_date && !end_date)
    return (
      <span data-repeats data-is-nothing>
        -
      </span>
    )
  const days = start_date ? daysBetween(today, start_date) : 0
  return (
    <span data-repeats>
      {days > 0 && days <= soonDays ? (
        <Badge kind="neutral">{relativeDay(days, language)}</Badge>
      ) : (
        <PeriodBadge from={toText(start_date)} until={toText(end_date)} />
      )}
    </span>
  )
}
