import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRowClick } from '#engine/list/useRowClick.ts'
import type { RowAt } from '#api/rows/page.ts'
import { countDaysLeft, isOver, isSoon, nextFirst } from '#features/reviews/requests.ts'
import { reviewTitle } from '#features/reviews/reviewTitle.ts'
import { reviewerName, reviewerShortName } from '#features/reviews/reviewerName.ts'
import { roles, getRoles } from '#features/reviews/roles.ts'
import { showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { AnswerIcon } from './AnswerIcon.tsx'
import styles from './ReviewMatrix.module.css'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

/**
 * Reviews against the roles of a team: who fills each role, and which are empty; the next review comes first, past ones
 * last. `people` are all reviewers.
 */
export function ReviewMatrix({
  label,
  reviews,
  people,
}: {
  label: string
  reviews: readonly RowAt<'irp/reviews'>[]
  people: readonly RowAt<'irp/reviewers'>[]
}) {
  const { t } = useTranslation('reviews')
  const known = new Map(people.map((row) => [row.id, row]))
  const rows = nextFirst(reviews)
  const onRowClick = useRowClick(rows, ({ id }) => ({ to: `/irp/reviews/${id}` }))
  return (
    <TableFrame label={label}>
      <table className={classNames(table.table, styles.matrix)}>
        <thead className={table.head}>
          <tr>
            <th scope="col" className={classNames(table.cell, table.first)}>
              {t('review')}
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className={table.cell}>
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        {/* By keyboard a row opens by its link. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onClick={onRowClick} onAuxClick={onRowClick}>
          {rows.map((review) => (
            <MatrixRow key={review.id} review={review} people={known} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function MatrixRow({
  review,
  people,
}: {
  review: RowAt<'irp/reviews'>
  people: ReadonlyMap<number, RowAt<'irp/reviewers'>>
}) {
  const { t } = useTranslation('reviews')
  const filled = getRoles(review, people)
  const isPast = isOver(review)
  const isUrgent = isSoon(review) && roles.some((role) => filled[role].length === 0)
  return (
    <tr className={classNames(table.row, table.opens)}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the review is its text */}
      <td className={classNames(table.cell, table.first)}>
        <span className={styles.title}>
          <Link className={table.link} to={`/irp/reviews/${review.id}`}>
            <bdi translate="no">{reviewTitle(review)}</bdi>
          </Link>
          <small className={card.about}>
            {review.date ? showDay(review.date) : t('no-date')} <DaysLeft review={review} isUrgent={isUrgent} />
          </small>
        </span>
      </td>
      {roles.map((role) => (
        <td key={role} className={classNames(table.cell, styles.names)} data-label={t(`role.${role}`)}>
          {filled[role].length === 0 && !isPast && (
            <Badge kind={isSoon(review) ? 'bad' : 'neutral'}>{t('missing')}</Badge>
          )}
          {filled[role].length === 0 && isPast && <span className={card.about}>{t('empty')}</span>}
          {filled[role].map((entry) => (
            <span key={toText(entry.id) || reviewerName(entry)} className={styles.person}>
              <AnswerIcon state={Number(entry.state)} />
              <bdi translate="no">{reviewerShortName(entry)}</bdi>
            </span>
          ))}
        </td>
      ))}
    </tr>
  )
}

/** How many days are left until a review, in red where somebody is missing by then. */
function DaysLeft({ review, isUrgent }: { review: RowAt<'irp/reviews'>; isUrgent: boolean }) {
  const language = useLanguage()
  const days = countDaysLeft(review)
  if (days === null || days < 0) return null
  const text = new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' }).format(days, 'day')
  return <span className={classNames(isUrgent && styles.urgent)}>· {text}</span>
}
