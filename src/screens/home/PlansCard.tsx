import CalendarDays from 'lucide-react/icons/calendar-days'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { PlanBadge, PlanDay } from '#features/plans/PlanBadge.tsx'
import { getPlanStatus, isOpen, ownPlansPath, planAddress } from '#features/plans/planRules.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { homeListSize } from '#lib/constants.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import card from '#ui/card.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Home.module.css'

const path = 'results/actions'

/** The overdue plans of one's own institutions, and those whose effect is to be looked at; nothing without any plan. */
export function PlansCard() {
  const { t } = useTranslation(['home', 'names', 'portal'])
  const [today] = useState(() => dayAfter(new Date(), 0))
  const { plans, place, error, isPending, refetch } = usePlans(null)
  const saving = useAction({
    run: async () => {
      const { saveCalendar } = await import('#features/plans/saveCalendar.ts')
      saveCalendar(plans, place, i18next.getFixedT(null, 'plan'))
    },
    title: t('plans.calendar'),
  })
  if (!isPending && !error && plans.length === 0) return null
  const lines = plans.filter((plan) => ['overdue', 'look'].includes(getPlanStatus(plan, today).status))
  const title = t('names:results/actions')
  const hasDays = plans.some((plan) => isOpen(plan) && (plan.due ?? plan.look_again))
  return (
    <section className={card.card} aria-label={title}>
      <h2>{title}</h2>
      {isPending && <Skeleton shape="list" rows={2} />}
      {error && (
        <ErrorPanel
          title={t('portal:list.failed')}
          error={error}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!isPending && lines.length === 0 && !error && <p className={card.about}>{t('plans.none')}</p>}
      {!isPending && !error && (
        <ul>
          {lines.slice(0, homeListSize).map((plan) => (
            <li key={plan.id}>
              <Link className={classNames(card.entry, card.way, styles.line)} to={planAddress(plan, place)}>
                <span className={styles.lines}>
                  <bdi translate="no">{toText(plan.title)}</bdi>
                  <small className={classNames(card.about, styles.dayed)}>
                    <PlanBadge plan={plan} /> <PlanDay plan={plan} withSince />
                  </small>
                </span>
              </Link>
            </li>
          ))}
          {place === 'own' && plans.length > 0 && (
            <li>
              <Link className={classNames(card.entry, card.way)} to={ownPlansPath}>
                {t('plans.year')}
              </Link>
            </li>
          )}
          {place === 'server' && (
            <li>
              <Link className={classNames(card.entry, card.way)} to={`/${path}`}>
                {t('plans.all', { n: plans.length })}
              </Link>
            </li>
          )}
        </ul>
      )}
      {hasDays && (
        <p className={styles.tool}>
          <Button busy={saving.isPending} icon={CalendarDays} kind="plain" onClick={() => void saving.run()}>
            {t('plans.calendar')}
          </Button>
        </p>
      )}
      {place === 'own' && <p className={card.about}>{t('plans.own')}</p>}
    </section>
  )
}
