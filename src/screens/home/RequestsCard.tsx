import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { reviewsQuery } from '#features/reviews/calls.ts'
import { getGroups, openRequest } from '#features/reviews/requests.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** How many requests a reviewer has not answered yet, with a link to them. */
export function RequestsCard() {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const { data, isPending } = useQuery(reviewsQuery(viewer.id))
  const open = getGroups(data?.rows ?? [], viewer).find(({ state }) => state === openRequest)?.requests.length ?? 0
  return (
    <section className={card.card} aria-label={t('work')}>
      <h2>{t('work')}</h2>
      {isPending && <Skeleton shape="list" rows={1} />}
      {data && open === 0 && <p>{t('work.none')}</p>}
      {!isPending && (!data || open > 0) && (
        <Link className={classNames(card.entry, card.way, styles.line)} to="/irp">
          {t('work.requests')}
          {open > 0 && <Badge kind="warn">{groupedDigits(open)}</Badge>}
        </Link>
      )}
    </section>
  )
}
