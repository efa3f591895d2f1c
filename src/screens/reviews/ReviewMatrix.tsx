import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { faultText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import { useViewer } from '#engine/viewer.ts'
import { reviewersQuery, reviewYearsQuery } from '#features/reviews/calls.ts'
import { type Entry, reviewerName } from '#features/reviews/reviewers.ts'
import { roles, rolesOf } from '#features/reviews/roles.ts'
import { idsOf } from '#lib/idsOf.ts'
import { asText } from '#lib/text.ts'
import styles from '#screens/reviews/Reviews.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/classNames.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import table from '#ui/table.module.css'

/** The reviews of a year against the roles a team needs: who fills which, and which nobody fills. */
export function ReviewMatrix({ reviews }: { reviews: Row[] }) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const people = useQuery(reviewersQuery(viewer.id))
  const years = useQuery(reviewYearsQuery(viewer.id))
  const [chosen, setChosen] = useState<string | null>(null)
  const year = chosen ?? String(years.data?.rows[0]?.id ?? '')
  const fault = people.error ?? years.error
  if (fault)
    return (
      <ErrorPanel
        title={t('matrix')}
        error={fault}
        text={faultText(fault)}
        onRetry={() => void Promise.all([people.refetch(), years.refetch()])}
      />
    )
  if (!people.data || !years.data) return null
  const known = new Map(people.data.rows.map((row) => [row.id, row]))
  const rows = reviews.filter(({ review_year }) => String(idsOf(review_year)[0]) === year)
  return (
    <section className={card.card} aria-label={t('matrix')}>
      <h2>{t('matrix')}</h2>
      <div className={styles.year}>
        <Dropdown
          label={t('year')}
          options={years.data.rows.map((row) => ({ value: String(row.id), label: asText(row.year) }))}
          value={year}
          onChange={setChosen}
        />
      </div>
      {rows.length === 0 && <p className={card.about}>{t('matrix.none')}</p>}
      {rows.length > 0 && (
        <div className={table.wrap} tabIndex={0} role="region" aria-label={t('matrix')}>
          <table className={table.table}>
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
            <tbody>
              {rows.map((review) => (
                <MatrixRow key={review.id} review={review} people={known} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const shortWords: Record<number, 'short.open' | 'short.accepted' | 'short.confirmed'> = {
  1: 'short.open',
  2: 'short.accepted',
  4: 'short.confirmed',
}

/** The name alone; the address where there is no name. */
function shortName(entry: Entry): string {
  return reviewerName(entry).split(' · ')[0] ?? ''
}

function MatrixRow({ review, people }: { review: Row; people: ReadonlyMap<number, Row> }) {
  const { t } = useTranslation('reviews')
  const filled = rolesOf(review, people)
  return (
    <tr className={table.row}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the review is its text */}
      <td className={classNames(table.cell, table.first)}>
        <Link className={table.link} to={`/irp/reviews/${review.id}`}>
          <bdi>{asText(review.name)}</bdi>
        </Link>
      </td>
      {roles.map((role) => (
        <td key={role} className={classNames(table.cell, styles.names)}>
          {filled[role].length === 0 && <span className={styles.missing}>{t('missing')}</span>}
          {filled[role].map((entry) => {
            const word = shortWords[Number(entry.state)]
            return (
              <span key={asText(entry.id) || reviewerName(entry)}>
                <bdi>{shortName(entry)}</bdi> {word && <small className={card.about}>{t(word)}</small>}
              </span>
            )
          })}
        </td>
      ))}
    </tr>
  )
}
