import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useViewer } from '#engine/viewer.ts'
import {
  type Group,
  isNamed,
  isOver,
  isOwn,
  openRequest,
  type Request,
  splitByDate,
} from '#features/reviews/requests.ts'
import { daysLeft } from '#features/reviews/daysLeft.ts'
import { reviewTitle } from '#features/reviews/reviewTitle.ts'
import { reviewerName } from '#features/reviews/reviewerName.ts'
import { type Entry, reviewerStates } from '#features/reviews/reviewers.ts'
import { findRoles } from '#features/reviews/roles.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Answer } from './Answer.tsx'
import { Fold } from './Fold.tsx'
import styles from './Reviews.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { classNames } from '#ui/layout/classNames.ts'
import card from '#ui/card.module.css'
import { Pager } from '#ui/navigation/Pager.tsx'

const pageSize = 10
const accepted = 2
const confirmed = 4

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
  const title = useStateTitle(group.state)
  const isOpen = group.state === openRequest
  // Answers stay in sight; of the agreed reviews those to come do.
  const isFolded = !isPart && group.state === confirmed
  const { first, folded } = isFolded
    ? splitByDate(group.requests, ({ review }) => review)
    : { first: group.requests, folded: [] }
  const past = t('past', { count: folded.length })
  const known = { isOpen, state: group.state, people, onAnswered }
  const Heading = isPart ? 'h3' : 'h2'
  return (
    <section className={isPart ? undefined : card.card} aria-label={title}>
      {!(isNamedAbove && isNamed(group.state)) && (
        <Heading tabIndex={-1}>
          {!isNamedAbove && title} {!isNamed(group.state) && <Badge kind="warn">{t('not-confirmed')}</Badge>}
        </Heading>
      )}
      <Requests {...known} requests={first} title={title} />
      {folded.length > 0 && (
        <Fold title={past}>
          <Requests {...known} requests={folded} title={past} />
        </Fold>
      )}
    </section>
  )
}

type People = { isOpen: boolean; people: readonly RowAt<'irp/reviewers'>[] }

function Requests({
  requests,
  title,
  state,
  onAnswered,
  ...known
}: People & Pick<Props, 'onAnswered'> & { requests: readonly Request[]; state: number; title: string }) {
  const viewer = useViewer()
  const [chosen, setPage] = useState(1)
  const count = requests.length
  // An answer may remove the last request of a page.
  const page = Math.min(chosen, Math.max(1, Math.ceil(count / pageSize)))
  return (
    <>
      <ul>
        {requests.slice((page - 1) * pageSize, page * pageSize).map((request) => {
          const canAnswer = known.isOpen && request.reviewers.some((entry) => isOwn(entry, viewer))
          return (
            <li key={request.review.id} className={classNames(styles.review, canAnswer && styles.waiting)}>
              <About request={request} state={state} {...known} />
              {canAnswer && <Answer review={request.review} onAnswered={onAnswered} />}
            </li>
          )
        })}
      </ul>
      <Pager page={page} size={pageSize} count={count} onPage={setPage} of={title} />
    </>
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
  state,
  isOpen,
  people,
}: People & { request: Request; state: number }) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const place = toText(review.meeting_point)
  const title = reviewTitle(review)
  const hospital = toText(getAtPath(review, 'hospital.name'))
  const known = new Map(people.map((row) => [row.id, row]))
  const isPast = isOver(review)
  const isComing = !isPast && [openRequest, accepted, confirmed].includes(state)
  const left = daysLeft(review, useLanguage())
  const getRoleNames = (entry: Entry) => findRoles(entry, known).map((role) => t(`role.${role}`))
  const describe = (entry: Entry) => [reviewerName(entry), ...getRoleNames(entry)].filter(Boolean).join(' · ')
  const ownRoles = viewer.isStaff ? [] : reviewers.flatMap(getRoleNames)
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
        {left && ` · ${left}`}
        {place && ` · ${t('meeting-point', { place })}`}
        {!place && !isPast && isComing && ` · ${t('meeting-point.open')}`}{' '}
        {isPast && <Badge kind={isOpen ? 'warn' : 'neutral'}>{t('over')}</Badge>}
      </span>
      {isPast && state === accepted && !viewer.isStaff && <span className={card.about}>{t('over.accepted')}</span>}
      {isOpen && ownRoles.length > 0 && (
        <span className={card.about}>{t('requested-as', { roles: ownRoles.join(' · ') })}</span>
      )}
      {viewer.isStaff &&
        reviewers.map((entry) => (
          <span key={toText(entry.id) || reviewerName(entry)} className={card.about}>
            {describe(entry)}
          </span>
        ))}
    </div>
  )
}
