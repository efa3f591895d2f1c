import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { reviewerName, reviewerShortName } from './reviewerName.ts'
import { type Entry, getReviewers, reviewerStates } from './reviewers.ts'

/** The reviewers of a review by name, with the state of each; on hover with their addresses. */
export default function ReviewersCell({ value }: CellProps) {
  const labels = useLabels({ path: 'irp/reviews' })
  const entries = getReviewers(value)
  const withState = (name: string, { state }: Entry) =>
    `${name || '-'} (${formatValue({ kind: 'choice', options: reviewerStates }, 'reviewer_state', state, labels)})`
  return (
    <bdi translate="no" title={entries.map((entry) => withState(reviewerName(entry), entry)).join('\n')}>
      {entries.map((entry) => withState(reviewerShortName(entry), entry)).join(', ') || '-'}
    </bdi>
  )
}
