import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { currentYear, dayAfter, showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { Card } from './Card.tsx'
import type { Measured } from './counted.ts'
import { useCanList } from './useCanList.ts'
import styles from './Dashboard.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

const shown = 5

/** The dates of this year's measures: those that run or come first, then the last ones; nothing without any. */
export function Schedule({ programme }: { programme: Measured }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [year] = useState(currentYear)
  const [today] = useState(() => dayAfter(new Date(), 0))
  const list = `${programme}/events` as const
  const span = { start_date__gte: `${year}-01-01`, start_date__lte: `${year}-12-31` }
  const canRead = useCanList(list)
  const answer = useQuery({
    ...listQuery(viewer.id, list, { ...span, ordering: 'start_date', size: 'all' }),
    enabled: canRead,
  })
  if (!canRead || answer.data?.rows.length === 0) return null
  const events = (answer.data?.rows ?? []).map((row) => {
    const [from, until] = [toText(row.start_date), toText(row.end_date) || toText(row.start_date)]
    const measure = toText(getAtPath(row, 'measure_name'))
    return { row, measure, from, until, state: getState(from, until, today) }
  })
  const ahead = events.filter(({ state }) => state !== 'past')
  const past = events.filter(({ state }) => state === 'past').toReversed()
  return (
    <Card
      title={t('schedule', { year })}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/${list}?${new URLSearchParams(span).toString()}`}>{t('all')}</Link>}
    >
      <ul>
        {[...ahead, ...past].slice(0, shown).map(({ row, measure, from, until, state }) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={`/${list}/${row.id}`}>
              <span className={styles.lines}>
                <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
                <small className={classNames(card.about, styles.dates)}>
                  {measure && <bdi translate="no">{measure}</bdi>}{' '}
                  <span>{from === until ? showDay(from) : `${showDay(from)} – ${showDay(until)}`}</span>
                </small>
              </span>
              {state === 'now' ? (
                <Badge kind="accent">{t('schedule.now')}</Badge>
              ) : (
                <small className={card.about}>{t(`schedule.${state}`)}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function getState(from: string, until: string, today: string): 'past' | 'next' | 'now' {
  if (until < today) return 'past'
  return today < from ? 'next' : 'now'
}
