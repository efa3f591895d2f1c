import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { measuresOfYearQuery } from '#features/hospitals/calls.ts'
import type { Programme } from '#lib/areas.ts'
import { currentYear, showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from './Card.tsx'
import { wordFor } from './counted.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** The measures of this year with their dates and how many hospitals take part. */
export function MeasuresOfYear({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [year] = useState(currentYear)
  const answer = useQuery(measuresOfYearQuery(viewer.id, programme, year))
  return (
    <Card
      title={t('measures', { year })}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/${programme}/measures?year=${year}`}>{t('all')}</Link>}
    >
      {answer.data?.rows.length === 0 && <p className={styles.none}>{t('measures.none')}</p>}
      <ul>
        {answer.data?.rows.map((row) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={`/${programme}/measures/${row.id}`}>
              <span className={styles.lines}>
                <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
                <small className={card.about}>
                  {[row.start_date, row.end_date]
                    .filter(Boolean)
                    .map((day) => showDay(day))
                    .join(' – ')}
                </small>
              </span>
              <small className={card.about}>
                {t('measures.hospitals', { count: Number(row.participant_count) || 0, ...wordFor(programme) })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
