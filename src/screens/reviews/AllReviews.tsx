import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import { reviewersQuery, reviewYearsQuery } from '#features/reviews/calls.ts'
import {
  byYear,
  getGroups,
  type Group,
  isClosed,
  isSoon,
  openRequest,
  soonDays,
  splitByDate,
} from '#features/reviews/requests.ts'
import { countMissing } from '#features/reviews/roles.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { AnswerLegend } from './AnswerIcon.tsx'
import { Fold } from './Fold.tsx'
import { ReviewGroup, useStateTitle } from './ReviewGroup.tsx'
import { ReviewMatrix } from './ReviewMatrix.tsx'
import styles from './Reviews.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type OfYear = { year: number | undefined; reviews: readonly RowAt<'irp/reviews'>[] }
type Props = { reviews: readonly RowAt<'irp/reviews'>[]; onAnswered: () => void }

/** Every review by year: which roles are missing in a team, and the state of requests. Past years are collapsed. */
export function AllReviews({ reviews, onAnswered }: Props) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const people = useQuery(reviewersQuery(viewer.id))
  const years = useQuery(reviewYearsQuery(viewer.id))
  const [chosen, setChosen] = useState<string | null>(null)
  const error = people.error ?? years.error
  if (error) {
    const retry = () => void Promise.all([people.refetch(), years.refetch()])
    return <ErrorPanel title={t('failed')} error={error} text={errorMessage(error)} onRetry={retry} />
  }
  if (!people.data || !years.data) return <Skeleton shape="table" rows={24} />
  const all = byYear(reviews, years.data.rows).toSorted(comesFirst)
  const missing = countBySoon(all, people.data.rows)
  const getLabel = (year: number | undefined) => (year === undefined ? t('no-year') : String(year))
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.year}>
          <Dropdown
            label={t('year')}
            placeholder={t('all-years')}
            options={all.map(({ year }) => ({ value: getLabel(year), label: getLabel(year) }))}
            value={chosen}
            onChange={setChosen}
            clearable
          />
        </div>
        <div className={classNames(card.about, styles.legend)}>
          <AnswerLegend />
          {missing.all > 0 && (
            <p>
              {missing.soon > 0 && <span>{t('matrix.legend', { count: soonDays })}</span>}{' '}
              {missing.all > missing.soon && <span>{t('matrix.later')}</span>}
            </p>
          )}
        </div>
      </div>
      {all
        .filter(({ year }) => chosen === null || getLabel(year) === chosen)
        .map(({ year, reviews: ofYear }) => (
          <YearFold
            key={`${year} ${chosen}`}
            title={getLabel(year)}
            year={year}
            isOpenAtFirst={chosen !== null || !(year !== undefined && year < currentYear())}
            people={people.data.rows}
            reviews={ofYear}
            onAnswered={onAnswered}
          />
        ))}
    </>
  )
}

/** How many roles of reviews to come have nobody, and how many of these in reviews that are soon. */
function countBySoon(years: readonly OfYear[], people: readonly RowAt<'irp/reviewers'>[]) {
  const coming = years.flatMap(({ year, reviews }) => reviews.filter((review) => !isClosed(review, year)))
  const soon = coming.filter((review) => isSoon(review))
  return { all: countMissing(coming, people), soon: countMissing(soon, people) }
}

/** This year, those to come, then past ones from the newest. */
function comesFirst(one: OfYear, other: OfYear): number {
  const now = currentYear()
  const place = ({ year = 0 }) => (year >= now ? year - now : 10_000 - year)
  return place(one) - place(other)
}

function YearFold({
  title,
  year,
  isOpenAtFirst,
  people,
  reviews,
  onAnswered,
}: Props & OfYear & { title: string; isOpenAtFirst: boolean; people: readonly RowAt<'irp/reviewers'>[] }) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const missing = countBySoon([{ year, reviews }], people)
  const { first, folded } = splitByDate(reviews, (review) => review)
  const past = t('matrix.past', { count: folded.length })
  return (
    <details
      className={classNames(card.card, styles.fold)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t('year.summary', { year: title, count: reviews.length })}</h2>{' '}
        {missing.all > 0 && (
          <span className={styles.missing}>
            <Badge kind={missing.soon > 0 ? 'bad' : 'warn'}>{t('year.missing', { count: missing.all })}</Badge>
          </span>
        )}
      </summary>
      {isOpen && (
        <div className={styles.groups}>
          <ReviewMatrix label={t('matrix')} year={year} reviews={first} people={people} />
          {folded.length > 0 && (
            <Fold title={past}>
              <ReviewMatrix label={past} year={year} reviews={folded} people={people} />
            </Fold>
          )}
          {getGroups(reviews, viewer).map((group) =>
            group.state === openRequest ? (
              <ReviewGroup key={group.state} group={group} people={people} onAnswered={onAnswered} isPart />
            ) : (
              <GroupFold key={group.state} group={group} people={people} onAnswered={onAnswered} />
            ),
          )}
        </div>
      )}
    </details>
  )
}

/** The requests of a state that needs nobody: the teams above tell who is in. */
function GroupFold(props: { group: Group; people: readonly RowAt<'irp/reviewers'>[]; onAnswered: () => void }) {
  const { state, requests } = props.group
  const title = useStateTitle(state)
  return (
    <Fold title={`${title} (${requests.length})`}>
      <ReviewGroup {...props} isPart isNamedAbove />
    </Fold>
  )
}
