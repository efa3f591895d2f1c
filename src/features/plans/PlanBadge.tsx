import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, showDay } from '#lib/dates/dates.ts'
import { Badge, type BadgeKind } from '#ui/feedback/Badge.tsx'
import { getPlanStatus, type Plan, type PlanStatus } from './planRules.ts'

const looks: { [S in PlanStatus]: BadgeKind } = {
  planned: 'accent',
  implemented: 'accent',
  closed: 'good',
  dropped: 'neutral',
  overdue: 'bad',
  look: 'warn',
}

const byUrgency: readonly PlanStatus[] = ['overdue', 'look', 'planned', 'implemented', 'closed', 'dropped']

type Props = { plan: Pick<Plan, 'state' | 'due' | 'look_again'> }

/** How a plan stands today; with its day, since when its effect is to be looked at. */
export function PlanBadge({ plan, withDay = false }: Props & { withDay?: boolean }) {
  const { t } = useTranslation('plan')
  const [today] = useState(() => dayAfter(new Date(), 0))
  const { status, day } = getPlanStatus(plan, today)
  const isSince = withDay && day?.name === 'since'
  const text = isSince ? t('day.since', { day: showDay(day.day) }) : t(`state.${status}`)
  return <Badge kind={looks[status]}>{text}</Badge>
}

/** How several plans stand today, one badge for each status: the urgent ones first, with their number. */
export function PlanBadges({ plans }: { plans: readonly Props['plan'][] }) {
  const { t } = useTranslation('plan')
  const [today] = useState(() => dayAfter(new Date(), 0))
  const statuses = plans.map((plan) => getPlanStatus(plan, today).status)
  return byUrgency.flatMap((status) => {
    const count = statuses.filter((one) => one === status).length
    if (count === 0) return []
    return (
      <Badge key={status} kind={looks[status]}>
        {count === 1 ? t(`state.${status}`) : `${count} × ${t(`state.${status}`)}`}
      </Badge>
    )
  })
}

/**
 * The day that belongs to how a plan stands today, with what it is. Since when its effect is to be looked at is in its badge,
 * or here (`withSince`), where a badge has little room.
 */
export function PlanDay({ plan, withSince = false }: Props & { withSince?: boolean }) {
  const { t } = useTranslation('plan')
  const [today] = useState(() => dayAfter(new Date(), 0))
  const { day } = getPlanStatus(plan, today)
  if (!day || (day.name === 'since' && !withSince)) return null
  return <span>{t(day.name === 'since' ? 'day.since-short' : `day.${day.name}`, { day: showDay(day.day) })}</span>
}
