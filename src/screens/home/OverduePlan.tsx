import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isOverdue, planAddress } from '#features/plans/planRules.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { toText } from '#lib/text/text.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Home.module.css'

/** How many plans of one's own institutions are overdue, with the first one and since when. Its line is there from the start. */
export function OverduePlan() {
  const { t } = useTranslation('home')
  const [today] = useState(() => dayAfter(new Date(), 0))
  const { plans, place, isPending, error } = usePlans(null)
  const overdue = plans.filter((plan) => isOverdue(plan, today))
  const [first] = overdue
  if (!first) return <p className={styles.due}>{!isPending && !error && t('plans.on-time')}</p>
  const days = daysBetween(toText(first.due), today)
  return (
    <Link className={classNames(styles.due, styles.overdue)} to={planAddress(first, place)}>
      <CircleAlert size={18} aria-hidden="true" />
      <span>
        {t('plans.overdue', { count: overdue.length })}
        {labelSeparator()}
        <bdi translate="no">{toText(first.title)}</bdi>, {t('plans.since', { count: days })}
      </span>
    </Link>
  )
}
