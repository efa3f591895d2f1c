import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '#engine/viewer.ts'
import { measuresOfYearQuery } from '#features/hospitals/calls.ts'
import { getPeriodState } from '#features/measures/period.ts'
import { currentYear, dayAfter, showDay } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { relativeDay } from '#lib/dates/relativeDay.ts'
import { toText } from '#lib/text/text.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { Measured } from './counted.ts'
import styles from './Dashboard.module.css'

/** The measure of this year that runs, else the next, else the last one, in a sentence: how many days it has or is away. */
export function RunState({ programme }: { programme: Measured }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const language = useLanguage()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const { data } = useQuery(measuresOfYearQuery(viewer.id, programme, currentYear()))
  const periods = (data?.rows ?? []).flatMap((row) => {
    const [from, until] = [toText(row.start_date), toText(row.end_date)]
    return from && until ? [{ row, from, until, state: getPeriodState(from, until, today) }] : []
  })
  const running = periods.filter(({ state }) => state !== 'past' && state !== 'next')
  const next = periods.filter(({ state }) => state === 'next').toSorted((one, other) => compare(one.from, other.from))
  const over = periods.toSorted((one, other) => compare(other.until, one.until))
  const [shown] = [...running.toSorted((one, other) => compare(one.until, other.until)), ...next, ...over]
  if (!shown) return <span className={styles.state} />
  const days = (day: string) => daysBetween(today, day)
  const getSentence = () => {
    const { from, until, state } = shown
    if (state === 'now') return t('state.now', { count: days(until), day: showDay(until) })
    if (state === 'next') return t('state.next', { when: relativeDay(days(from), language), day: showDay(from) })
    if (state === 'past') return t('state.past', { when: relativeDay(days(until), language), day: showDay(until) })
    return t(`state.${state}`)
  }
  return (
    <span className={styles.state}>
      <span>
        <bdi translate="no">{toText(shown.row.name) || `#${shown.row.id}`}</bdi> {getSentence()}
      </span>
    </span>
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
