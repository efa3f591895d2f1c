import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { getPeriodState } from './period.ts'
import styles from './Period.module.css'

/** Whether a time from one day to another runs, comes or is over; what runs stands out. Nothing without a day. */
export function PeriodBadge({ from, until }: { from: string; until: string }) {
  const { t } = useTranslation('dashboard')
  const [today] = useState(() => dayAfter(new Date(), 0))
  if (!from && !until) return null
  const state = getPeriodState(from || until, until || from, today)
  const word = t(`schedule.${state}`)
  if (state === 'past') return <small className={styles.past}>{word}</small>
  return <Badge kind={state === 'next' ? 'neutral' : 'accent'}>{word}</Badge>
}
