import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isAfter } from 'date-fns'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from './FileButton.tsx'
import styles from './SharedFiles.module.css'
import { toStoredFiles, showSize } from './storedFile.ts'
import { homeListSize } from '#lib/constants.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Pager } from '#ui/layout/Pager.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/**
 * Files that are saved on click, page by page; renders nothing where there are none. `byPermissions` applies to every
 * download, too.
 */
export function SharedFiles({
  title,
  query = {},
  byPermissions = 1,
  since = '',
}: {
  title: string
  query?: Query
  byPermissions?: 0 | 1
  /** Files added after this instant are new. */
  since?: string
}) {
  const { t } = useTranslation(['portal', 'files'])
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const answer = useQuery({
    ...listQuery(viewer.id, 'filemanager/files', {
      ...query,
      byPermissions,
      size: homeListSize,
      page,
      ordering: '-created',
    }),
    placeholderData: keepPreviousData,
  })
  if (answer.data?.count === 0) return null
  return (
    <section className={card.card} aria-label={title}>
      <h2>{title}</h2>
      {answer.isPending && <Skeleton shape="list" />}
      {answer.error && (
        <ErrorPanel
          title={t('list.failed')}
          error={answer.error}
          text={errorMessage(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
      <ul aria-busy={answer.isPlaceholderData}>
        {toStoredFiles(answer.data?.rows).map((file) => (
          <li key={file.id} className={styles.file}>
            {since !== '' && isAfter(file.created, since) && <Badge kind="accent">{t('files:new')}</Badge>}
            <FileButton file={file} byPermissions={byPermissions === 0 ? 0 : undefined} />
            <small className={card.about}>
              {showSize(file.size)} · {showMoment(file.created)}
            </small>
          </li>
        ))}
      </ul>
      {answer.data && (
        <Pager page={page} size={answer.data.size} count={answer.data.count} onPage={setPage} of={title} />
      )}
    </section>
  )
}
