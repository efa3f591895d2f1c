import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HereContext } from '#engine/records/recordLinks.ts'
import { PlanBadge, PlanDay } from '#features/plans/PlanBadge.tsx'
import { inWorkOrder, isOpen } from '#features/plans/planRules.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import card from '#ui/card.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import styles from './Institution.module.css'
import { useInstitutionPlans } from './useInstitutionPlans.ts'

/** What is to be done first, overdue before what comes; its line is reserved until that is known. */
export function NextPlan({ type, id }: { type: number; id: number }) {
  const { t } = useTranslation('home')
  const here = use(HereContext)
  const { data, isPending } = useInstitutionPlans(type, id)
  const [today] = useState(() => dayAfter(new Date(), 0))
  const [next] = inWorkOrder((data?.rows ?? []).filter(isOpen), today)
  if (!next && !isPending) return null
  return (
    <p className={styles.next}>
      {next && (
        <>
          <span className={card.about}>
            {t('institution.next')}
            {labelSeparator()}
          </span>
          <Link className={styles.nextTitle} to={`/results/actions/${next.id}`} state={here && { backTarget: here }}>
            <bdi translate="no">{toText(next.title)}</bdi>
          </Link>
          <span>
            <PlanBadge plan={next} withDay />{' '}
            <span className={card.about}>
              <PlanDay plan={next} />
            </span>
          </span>
        </>
      )}
    </p>
  )
}
