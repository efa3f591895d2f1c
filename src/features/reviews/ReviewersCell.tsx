import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { reviewerName } from './reviewerName.ts'
import { getReviewers, reviewerStates } from './reviewers.ts'

/** The reviewers of a review with the state of each. */
export default function ReviewersCell({ value }: CellProps) {
  const labels = useLabels({ path: 'irp/reviews' })
  const texts = getReviewers(value).map((entry) => {
    const state = formatValue({ kind: 'choice', options: reviewerStates }, 'reviewer_state', entry.state, labels)
    return `${reviewerName(entry) || '-'} (${state})`
  })
  return (
    <bdi translate="no" title={texts.join('\n')}>
      {texts.join(', ') || '-'}
    </bdi>
  )
}
