import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { PeriodBadge } from '#features/measures/PeriodBadge.tsx'
import { useEventType } from '#features/measures/useEventType.ts'
import { currentYear, dayAfter, showDays } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { Card } from './Card.tsx'
import type { Measured } from './counted.ts'
import { useCanList } from './useCanList.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

const shown = 5

/** The dates of this year's measures: those that run or come, with the past ones folded; nothing without any. */
export function Schedule({ programme }: { programme: Measured }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [year] = useState(currentYear)
  const [today] = useState(() => dayAfter(new Date(), 0))
  const list = `${programme}/events` as const
  const span = { start_date__gte: `${year}-01-01`, start_date__lte: `${year}-12-31` }
  const canRead = useCanList(list)
  const getType = useEventType(list)
  const answer = useQuery({
    ...listQuery(viewer.id, list, { ...span, ordering: 'start_date', size: 'all' }),
    enabled: canRead,
  })
  if (!canRead || answer.data?.rows.length === 0) return null
  const events = (answer.data?.rows ?? []).map((row) => {
    const [from, until] = [toText(row.start_date), toText(row.end_date) || toText(row.start_date)]
    const measure = toText(getAtPath(row, 'measure_name'))
    return { row, measure, type: getType(row), from, until, isPast: until < today }
  })
  const ahead = events.filter(({ isPast }) => !isPast)
  const past = events.filter(({ isPast }) => isPast).toReversed()
  return (
    <Card
      title={t('schedule', { year })}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/${list}?${new URLSearchParams(span).toString()}`}>{t('all')}</Link>}
    >
      <Lines list={list} lines={(ahead.length > 0 ? ahead : past).slice(0, shown)} />
      {ahead.length > 0 && past.length > 0 && (
        <details className={styles.empty}>
          <summary>{t('schedule.past-ones', { count: past.length })}</summary>
          <Lines list={list} lines={past} />
        </details>
      )}
    </Card>
  )
}

type Line = { row: Row; measure: string; type: string; from: string; until: string }

function Lines({ list, lines }: { list: string; lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map(({ row, measure, type, from, until }) => (
        <li key={row.id}>
          <Link className={classNames(card.entry, card.way, styles.change)} to={`/${list}/${row.id}`}>
            <span className={styles.lines}>
              <bdi translate="no">{toText(getAtPath(row, 'name')) || `#${row.id}`}</bdi>
              <small className={classNames(card.about, styles.dates)}>
                {type && <span>{`${type} `}</span>}
                {measure && <bdi translate="no">{measure}</bdi>} <span>{showDays(from, until)}</span>
              </small>
            </span>
            <PeriodBadge from={from} until={until} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
