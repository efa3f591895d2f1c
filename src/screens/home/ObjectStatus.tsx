import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { useViewer } from '#engine/viewer.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { showMoment } from '#lib/dates/dates.ts'
import card from '#ui/card.module.css'
import styles from './Home.module.css'

/** How many evaluations an institution of one's own has, and when the newest was changed; its line is reserved. */
export function ObjectStatus({ type, id }: { type: number; id: number }) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const { data, error } = useQuery({
    ...ownEvaluationsQuery(viewer.id, { content_type: type, object_id: id, ordering: '-modified', size: 1 }),
    meta: { isShownInPlace: true },
  })
  const newest = data?.rows[0]
  return (
    <small className={`${card.about} ${styles.status}`}>
      {error && errorMessage(error)}
      {data &&
        (newest
          ? t('object.evaluations', { count: data.count, date: showMoment(newest.modified) })
          : t('object.no-evaluations'))}
    </small>
  )
}
