import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'
import { reviewTitle } from './reviewTitle.ts'

/** The hospital of a review, where its name says no more than that. */
export default function ReviewNameCell({ row }: CellProps<RowAt<'irp/reviews'>>) {
  return <>{addBreaks(reviewTitle(row) || '-')}</>
}
