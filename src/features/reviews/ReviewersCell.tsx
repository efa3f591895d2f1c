import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { isOver, isSoon } from './requests.ts'
import { reviewerName, reviewerShortName } from './reviewerName.ts'
import { type Entry, getReviewers, reviewerStates } from './reviewers.ts'
import { useMissingRoles } from './useMissingRoles.ts'
import { Badge, type BadgeKind } from '#ui/feedback/Badge.tsx'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import table from '#ui/table.module.css'

const confirmed = 4
const others = [
  [1, 'open'],
  [2, 'accepted'],
  [3, 'declined'],
  [5, 'cancelled'],
] as const
/** Who has declined or cancelled is no longer part of the team. */
const isOut = ({ state }: Entry) => state === 3 || state === 5

/**
 * Whether a team is complete, by the same rule as on the dashboard: how many roles have nobody, how many reviewers are
 * confirmed, and how many have which other answer: who it is, with their addresses, on hover. Screen readers and files
 * get the names.
 */
export default function ReviewersCell({ row, value }: CellProps<RowAt<'irp/reviews'>>) {
  const { t } = useTranslation('reviews')
  const labels = useLabels({ path: 'irp/reviews' })
  const missing = useMissingRoles(row)
  const entries = getReviewers(value)
  if (entries.length === 0 && isOver(row)) return '-'
  if (missing === undefined) return <LoadingName />
  const count = entries.filter(({ state }) => state === confirmed).length
  const all = entries.filter((entry) => !isOut(entry)).length
  const confirmation = t('confirmed', { count, all })
  const rest = others.flatMap(([state, word]) => {
    const many = entries.filter((entry) => entry.state === state).length
    return many > 0 ? t(`count.${word}`, { count: many }) : []
  })
  const besides = missing > 0 && all > 0 ? [confirmation, ...rest] : rest
  const withState = (name: string, { state }: Entry) =>
    `${name || '-'} (${formatValue({ kind: 'choice', options: reviewerStates }, 'reviewer_state', state, labels)})`
  return (
    <span title={entries.map((entry) => withState(reviewerName(entry), entry)).join('\n')}>
      {missing > 0 ? (
        <Badge kind={isSoon(row) ? 'bad' : 'warn'}>{t('year.missing', { count: missing })}</Badge>
      ) : (
        <Badge kind={getKind(row, all > 0 && count === all)}>{confirmation}</Badge>
      )}
      {besides.length > 0 && <span className={table.sub}> {besides.join(', ')}</span>}
      {entries.length > 0 && (
        <VisuallyHidden>
          {' · '}
          <bdi translate="no">{entries.map((entry) => withState(reviewerShortName(entry), entry)).join(', ')}</bdi>
        </VisuallyHidden>
      )}
    </span>
  )
}

function getKind(row: RowAt<'irp/reviews'>, isComplete: boolean): BadgeKind {
  if (isOver(row)) return 'neutral'
  return isComplete ? 'good' : 'warn'
}
