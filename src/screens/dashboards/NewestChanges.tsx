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
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** The latest changes of hospitals with their authors, each linking to the record. */
export function NewestChanges({ programme }: { programme: Programme }) {
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type === undefined ? null : <ChangesOf content_type={type} />
}

function ChangesOf({ content_type }: { content_type: number }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const answer = useQuery(listQuery(viewer.id, 'accounts/versions', { content_type, ordering: '-id', size: 5 }))
  const versions = answer.data?.rows.map(getVersion) ?? []
  const getName = useUserNames(versions)
  return (
    <Card
      title={t('changes')}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/accounts/versions?content_type=${content_type}`}>{t('all')}</Link>}
    >
      {answer.data?.rows.length === 0 && <p className={styles.none}>{t('changes.none')}</p>}
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <Link className={classNames(card.entry, styles.change)} to={`/accounts/versions/${version.id}`}>
              <span>
                <bdi translate="no">{version.name || `#${version.objectId}`}</bdi>{' '}
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
