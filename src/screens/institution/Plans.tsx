import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundError } from '#api/http/errors.ts'
import { PlanBadge, PlanDay } from '#features/plans/PlanBadge.tsx'
import { inWorkOrder } from '#features/plans/planRules.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import card from '#ui/card.module.css'
import styles from './Institution.module.css'
import { Lines } from './Lines.tsx'
import { useInstitutionPlans } from './useInstitutionPlans.ts'

const path = 'results/actions'

/** The plans of an institution, open ones by their day first; nothing where the backend has none. */
export function Plans({ type, id }: { type: number; id: number }) {
  const { t } = useTranslation(['home', 'names'])
  const answer = useInstitutionPlans(type, id)
  const [today] = useState(() => dayAfter(new Date(), 0))
  const plans = answer.data && inWorkOrder(answer.data.rows, today)
  if (answer.error instanceof NotFoundError) return null
  return (
    <Lines
      title={t('names:results/actions')}
      empty={t('institution.no-plans')}
      answer={answer}
      getPath={(row) => `/${path}/${row.id}`}
      rows={plans}
      renderLine={(row) => (
        <span className={styles.plan}>
          <bdi translate="no">{toText(row.title)}</bdi>
          <span>
            <PlanBadge plan={row} withDay />{' '}
            <small className={card.about}>
              <PlanDay plan={row} />
            </small>
          </span>
        </span>
      )}
      all={`/${path}`}
    />
  )
}
