import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { useUserNames } from '#features/history/useUserNames.ts'
import { getVersion } from '#features/history/version.ts'
import type { Programme } from '#lib/areas.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { Card } from './Card.tsx'
import { wordFor } from './counted.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** The latest changes of hospitals with their authors, each linking to the record; nothing without any. */
export function NewestChanges({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type === undefined ? null : <ChangesOf content_type={type} title={t('changes', wordFor(programme))} />
}

function ChangesOf({ content_type, title }: { content_type: number; title: string }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const answer = useQuery(listQuery(viewer.id, 'accounts/versions', { content_type, ordering: '-id', size: 5 }))
  const versions = answer.data?.rows.map(getVersion) ?? []
  const getName = useUserNames(versions)
  if (answer.data?.rows.length === 0) return null
  return (
    <Card
      title={title}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/accounts/versions?content_type=${content_type}`}>{t('all')}</Link>}
    >
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={`/accounts/versions/${version.id}`}>
              <span className={styles.lines}>
                <bdi translate="no">{version.name || `#${version.objectId}`}</bdi>
                <small className={card.about}>
                  <bdi translate="no">{getName(version)}</bdi>
                </small>
              </span>
              <small className={card.about}>{showMoment(version.at, true)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
