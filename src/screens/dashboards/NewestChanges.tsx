import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { useUserNames } from '#features/history/useUserNames.ts'
import { getVersion } from '#features/history/version.ts'
import type { Programme } from '#lib/areas.ts'
import { dayAfter, showMoment, startOfDay } from '#lib/dates/dates.ts'
import { Card } from './Card.tsx'
import { wordFor } from './counted.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

const shownDays = 90

/** The latest changes of hospitals within three months with their authors, each linking to the record. */
export function NewestChanges({ programme }: { programme: Programme }) {
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type === undefined ? null : <ChangesOf content_type={type} programme={programme} />
}

function ChangesOf({ content_type, programme }: { content_type: number; programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [since] = useState(() => startOfDay(dayAfter(new Date(), -shownDays)))
  const answer = useQuery(
    listQuery(viewer.id, 'accounts/versions', {
      content_type,
      revision__date_created__gte: since,
      ordering: '-id',
      size: 5,
    }),
  )
  const versions = answer.data?.rows.map(getVersion) ?? []
  const getName = useUserNames(versions)
  return (
    <Card
      title={t('changes', wordFor(programme))}
      none={answer.data?.rows.length === 0 && t('changes.none', { count: shownDays, ...wordFor(programme) })}
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
