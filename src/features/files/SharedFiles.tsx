import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { NewsBadge } from '#engine/records/NewsBadge.tsx'
import { useNoteOpened } from '#engine/records/useNews.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from './FileButton.tsx'
import styles from './SharedFiles.module.css'
import { filePath, fullName, type StoredFile, toStoredFiles } from './storedFile.ts'
import { showSize } from '#lib/text/numbers.ts'
import { cardListSize, homeListSize } from '#lib/constants.ts'
import { withoutStart } from '#lib/text/sharedParts.ts'
import { showMoment } from '#lib/dates/dates.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/**
 * Files that are saved on click, page by page; renders nothing where there are none. `byPermissions` applies to every
 * download, too.
 */
export function SharedFiles({
  title,
  query = {},
  byPermissions = 1,
  all,
}: {
  title: string
  query?: Query
  byPermissions?: 0 | 1
  /** The link to the list of all, for files of many institutions: these are below their names, and the first ones do. */
  all?: ReactNode
}) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const noteOpened = useNoteOpened()
  const [page, setPage] = useState(1)
  const isOfMany = all !== undefined
  const answer = useQuery({
    ...listQuery(viewer.id, filePath, {
      ...query,
      byPermissions,
      size: homeListSize,
      page,
      ordering: '-created',
    }),
    placeholderData: keepPreviousData,
  })
  if (answer.data?.count === 0) return null
  const files = toStoredFiles(answer.data?.rows).slice(0, isOfMany ? cardListSize : homeListSize)
  return (
    <section className={card.card} aria-label={title}>
      <div className={card.head}>
        <h2>{title}</h2>
        {all}
      </div>
      {answer.isPending && <Skeleton shape="list" />}
      {answer.error && (
        <ErrorPanel
          title={t('list.failed')}
          error={answer.error}
          text={errorMessage(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
      <ul className={styles.files} aria-busy={answer.isPlaceholderData}>
        {files.map((file) => (
          <li key={file.id} className={classNames(styles.file, isOfMany && styles.short)}>
            <span className={styles.name}>
              <FileButton
                file={file}
                {...(isOfMany &&
                  file.owner && {
                    isOnly: true,
                    label: (
                      <span className={styles.owned}>
                        <bdi translate="no">{withoutOwner(file)}</bdi>
                        <small className={card.about}>
                          <bdi translate="no">{file.owner}</bdi>
                        </small>
                      </span>
                    ),
                  })}
                byPermissions={byPermissions === 0 ? 0 : undefined}
                onSaved={() => noteOpened(filePath, file)}
              />
              <NewsBadge path={filePath} row={file} />
            </span>
            <small className={card.about}>
              {viewer.isStaff && !isOfMany && file.owner && (
                <>
                  <bdi translate="no">{file.owner}</bdi> ·{' '}
                </>
              )}
              {!isOfMany && <>{showSize(file.size)} · </>}
              {showMoment(file.created)}
            </small>
          </li>
        ))}
      </ul>
      {answer.data && !isOfMany && (
        <Pager page={page} size={answer.data.size} count={answer.data.count} onPage={setPage} of={title} />
      )}
    </section>
  )
}

/** The name of a file without the institution, which is below it. */
function withoutOwner(file: StoredFile): string {
  const name = fullName(file)
  return withoutStart(name, file.owner).replace(/^[\s,:·–-]+(?=.*\p{L})/u, '') || name
}
