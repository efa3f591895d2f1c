import { useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { staff } from '#engine/rules.ts'
import { useViewer } from '#engine/viewer.ts'
import { reviewersQuery } from './calls.ts'
import { isOver } from './requests.ts'
import { getReviewers } from './reviewers.ts'
import { countMissing } from './roles.ts'

/**
 * How many roles of a review to come have nobody, which only staff see; undefined while the professions of its
 * reviewers are loading.
 */
export function useMissingRoles(row: RowAt<'irp/reviews'>): number | undefined {
  const viewer = useViewer()
  const isCounted = staff(viewer) && !isOver(row)
  const { data, isLoading } = useQuery({ ...reviewersQuery(viewer.id), enabled: isCounted })
  if (!isCounted) return 0
  if (isLoading) return undefined
  // Without them nobody can say which roles are missing.
  return data ? countMissing([{ ...row, reviewers: getReviewers(row.reviewers) }], data.rows) : 0
}
