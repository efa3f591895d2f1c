import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { measuresOfYearQuery } from '#features/hospitals/calls.ts'
import { PeriodBadge } from '#features/measures/PeriodBadge.tsx'
import type { Programme } from '#lib/areas.ts'
import { currentYear, dayAfter, showDays } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from './Card.tsx'
import { useCounts } from '#screens/dashboards/counts/useCounts.ts'
import { answersAddress, useQuestionnaires } from '#screens/dashboards/counts/useQuestionnaires.ts'
import {
  answersUntilQuery,
  getKnownUntil,
  inYear,
  isUntil,
  showDayOfYear,
} from '#screens/dashboards/counts/untilDay.ts'
import { wordFor } from './counted.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** The measures of this year with their dates and how many hospitals take part. */
export function MeasuresOfYear({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [year] = useState(currentYear)
  const [today] = useState(() => dayAfter(new Date(), 0))
  const answer = useQuery(measuresOfYearQuery(viewer.id, programme, year))
  const questionnaires = useQuestionnaires(programme)
  // Answers have a questionnaire and a year: with several measures it is unknown whose they are.
  const [questionnaire] = questionnaires.isAlone && answer.data?.rows.length === 1 ? questionnaires.rows : []
  const answers = useCounts(questionnaire ? [answersAddress(questionnaire.id, year)] : [])
  const [count] = answers.counts.map((one) => one.count)
  // This year is not over.
  const day = inYear(getKnownUntil(questionnaire, today), year - 1)
  const last = useQuery({
    ...answersUntilQuery(viewer.id, { measure: questionnaire?.id ?? 0 }, day),
    enabled: questionnaire !== undefined,
  })
  const before = last.data && isUntil(last.data.rows, day) ? last.data.count : undefined
  return (
    <Card
      title={t('measures', { year })}
      isWaiting={answer.isPending || questionnaires.isLoading || answers.isWaiting || last.isLoading}
      error={answer.error ?? answers.error ?? last.error}
      onRetry={() => {
        answers.onRetry()
        for (const one of [answer, last]) if (one.error) void one.refetch()
      }}
      aside={<Link to={`/${programme}/measures?year=${year}`}>{t('all')}</Link>}
    >
      {answer.data?.rows.length === 0 && <p className={styles.none}>{t('measures.none')}</p>}
      <ul>
        {answer.data?.rows.map((row) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={`/${programme}/measures/${row.id}`}>
              <span className={styles.lines}>
                <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
                <small className={classNames(card.about, styles.dates)}>
                  {(row.start_date || row.end_date) && <span>{showDays(row.start_date, row.end_date)}</span>}{' '}
                  <span>
                    {t('measures.hospitals', { count: Number(row.participant_count) || 0, ...wordFor(programme) })}
                  </span>
                </small>
                {count !== undefined && (
                  <small className={card.about}>
                    {before
                      ? t('measures.answers-before', { count, year: year - 1, day: showDayOfYear(day), before })
                      : t('measures.answers', { count })}
                  </small>
                )}
              </span>
              <PeriodBadge from={toText(row.start_date)} until={toText(row.end_date)} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
