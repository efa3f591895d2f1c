import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRowClick } from '#engine/list/useRowClick.ts'
import type { RowAt } from '#api/rows/page.ts'
import { daysLeft } from '#features/reviews/daysLeft.ts'
import { isClosed, isSoon, nextFirst } from '#features/reviews/requests.ts'
import { reviewTitle } from '#features/reviews/reviewTitle.ts'
import { reviewerName, reviewerShortName } from '#features/reviews/reviewerName.ts'
import { getRoles, requestPath, roles } from '#features/reviews/roles.ts'
import { showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { AnswerIcon } from './AnswerIcon.tsx'
import styles from './ReviewMatrix.module.css'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

/**
 * Reviews against the roles of a team: who fills each role, and which are empty; the next review comes first, past ones
 * last. `year` is that of the reviews, `people` are all reviewers.
 */
export function ReviewMatrix({
  label,
  year,
  reviews,
  people,
}: {
  label: string
  year: number | undefined
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
            <MatrixRow key={review.id} review={review} people={known} isPast={isClosed(review, year)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function MatrixRow({
  review,
  people,
  isPast,
}: {
  review: RowAt<'irp/reviews'>
  people: ReadonlyMap<number, RowAt<'irp/reviewers'>>
  isPast: boolean
}) {
  const { t } = useTranslation('reviews')
  const filled = getRoles(review, people)
  const isUrgent = isSoon(review) && roles.some((role) => filled[role].length === 0)
  return (
    <tr className={classNames(table.row, table.opens)}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the review is its text */}
      <td className={classNames(table.cell, table.first)}>
        <span className={styles.title}>
          <Link className={classNames(table.link, styles.review)} to={`/irp/reviews/${review.id}`}>
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
            <Link className={styles.missing} to={requestPath(review.id, role)}>
              <Badge kind={isSoon(review) ? 'bad' : 'warn'}>
                <Plus size={12} aria-hidden="true" />
                {t('missing')}
              </Badge>
              <VisuallyHidden>{`, ${t('request-role', { role: t(`role.${role}`) })}`}</VisuallyHidden>
            </Link>
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
  const text = daysLeft(review, useLanguage())
  return text && <span className={classNames(isUrgent && styles.urgent)}>· {text}</span>
}
