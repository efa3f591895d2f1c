import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { translation } from '#engine/fields/translated.tsx'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Programme } from '#lib/areas.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'

/** The last changed evaluations of a programme's hospitals; nothing without any. */
export function NewestEvaluations({ programme }: { programme: Programme }) {
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type === undefined ? null : <EvaluationsOf content_type={type} />
}

function EvaluationsOf({ content_type }: { content_type: number }) {
  const { t } = useTranslation('dashboard')
  const getName = useNames()
  const viewer = useViewer()
  const language = useLanguage()
  const answer = useQuery(listQuery(viewer.id, 'results/evaluations', { content_type, ordering: '-modified', size: 5 }))
  if (answer.data?.rows.length === 0) return null
  return (
    <Card
      title={getName('results/evaluations')}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/results/evaluations?content_type=${content_type}`}>{t('all')}</Link>}
    >
      <ul>
        {answer.data?.rows.map((row) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, styles.change)} to={`/results/evaluations/${row.id}`}>
              <bdi translate="no">{translation(row, 'name', '', language).text}</bdi>
              <small className={card.about}>{showMoment(row.modified)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
