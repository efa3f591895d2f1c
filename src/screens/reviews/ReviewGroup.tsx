import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useViewer } from '#engine/viewer.ts'
import { type Group, isNamed, isOver, isOwn, openRequest, type Request } from '#features/reviews/requests.ts'
import { reviewTitle } from '#features/reviews/reviewTitle.ts'
import { reviewerName } from '#features/reviews/reviewerName.ts'
import { type Entry, reviewerStates } from '#features/reviews/reviewers.ts'
import { findRoles } from '#features/reviews/roles.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Answer } from './Answer.tsx'
import styles from './Reviews.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { Pager } from '#ui/navigation/Pager.tsx'

const pageSize = 10

type Props = {
  group: Group
  onAnswered: () => void
  /** A part of a card. */
  isPart?: boolean
  isNamedAbove?: boolean
  /** All reviewers: with them each person is named with what they are requested for. */
  people?: readonly RowAt<'irp/reviewers'>[]
}

/** The reviews whose requests have the same state. */
export function ReviewGroup({ group, onAnswered, isPart, isNamedAbove, people = [] }: Props) {
  const { t } = useTranslation('reviews')
  const [chosen, setPage] = useState(1)
  const count = group.requests.length
  // An answer may remove the last request of a page.
  const page = Math.min(chosen, Math.max(1, Math.ceil(count / pageSize)))
  const title = useStateTitle(group.state)
  const Heading = isPart ? 'h3' : 'h2'
  return (
    <section className={isPart ? undefined : card.card} aria-label={title}>
      {!(isNamedAbove && isNamed(group.state)) && (
        <Heading tabIndex={-1}>
          {!isNamedAbove && title} {!isNamed(group.state) && <Badge kind="warn">{t('not-confirmed')}</Badge>}
        </Heading>
      )}
      <ul>
        {group.requests.slice((page - 1) * pageSize, page * pageSize).map((request) => (
          <li key={request.review.id} className={styles.review}>
            <About request={request} isOpen={group.state === openRequest} people={people} />
            {group.state === openRequest && <OwnAnswer request={request} onAnswered={onAnswered} />}
          </li>
        ))}
      </ul>
      <Pager page={page} size={pageSize} count={count} onPage={setPage} of={title} />
    </section>
  )
}

/** The name of a state of requests. */
export function useStateTitle(state: number): string {
  const { t } = useTranslation('reviews')
  const word = reviewerStates.find(([one]) => one === state)?.[1]
  return word ? t(`state.${word}`) : t('state.unknown', { state })
}

function About({
  request: { review, reviewers },
  isOpen,
  people,
}: {
  request: Request
  isOpen: boolean
  people: readonly RowAt<'irp/reviewers'>[]
}) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const place = toText(review.meeting_point)
  const title = reviewTitle(review)
  const hospital = toText(getAtPath(review, 'hospital.name'))
  const known = new Map(people.map((row) => [row.id, row]))
  const describe = (entry: Entry) =>
    [reviewerName(entry), ...findRoles(entry, known).map((role) => t(`role.${role}`))].filter(Boolean).join(' · ')
  return (
    <div className={styles.about}>
      <Link className={styles.name} to={`/irp/reviews/${review.id}`}>
        <bdi translate="no">{title}</bdi>
      </Link>
      <span className={card.about}>
        {title !== hospital && (
          <>
            <bdi translate="no">{hospital}</bdi> ·{' '}
          </>
        )}
        {review.date ? showMoment(review.date) : t('no-date')}
        {place && ` · ${t('meeting-point', { place })}`}{' '}
        {isOver(review) && <Badge kind={isOpen ? 'warn' : 'neutral'}>{t('over')}</Badge>}
      </span>
      {viewer.isStaff &&
        reviewers.map((entry) => (
          <span key={toText(entry.id) || reviewerName(entry)} className={card.about}>
            {describe(entry)}
          </span>
        ))}
    </div>
  )
}

function OwnAnswer({ request: { review, reviewers }, onAnswered }: { request: Request; onAnswered: () => void }) {
  const viewer = useViewer()
  return reviewers.some((entry) => isOwn(entry, viewer)) ? <Answer review={review} onAnswered={onAnswered} /> : null
}
