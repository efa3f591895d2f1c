import { useInfiniteQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Row } from '#api/rows/page.ts'
import type { Collection, EditableForm } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { uniqueVersions, versionsQuery } from './calls.ts'
import { Changes } from '#features/history/changes/Changes.tsx'
import styles from './History.module.css'
import { ObjectVersion } from './ObjectVersion.tsx'
import { Restore } from './Restore.tsx'
import { useUserNames } from './useUserNames.ts'
import { VersionHead } from './VersionHead.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

export type VersionListProps = {
  collection: Collection
  typeId: number
  row?: Row
  form?: EditableForm
  onRestored?: () => void
}

/**
 * The versions of one record, or of all records of a kind without one; the latest first, older ones on demand. Where
 * the record is in a form, a version can be restored into it.
 */
export function VersionList({ collection, typeId, row, form, onRestored }: VersionListProps) {
  const { t } = useTranslation(['history', 'portal'])
  const viewer = useViewer()
  const query: Query = { content_type: typeId, ...(row ? { object_id: row.id } : {}) }
  const answer = useInfiniteQuery(versionsQuery(viewer.id, query))
  const versions = uniqueVersions(answer.data?.pages ?? [], query)
  const getUser = useUserNames(versions)
  const retry = () => void (answer.isFetchNextPageError ? answer.fetchNextPage() : answer.refetch())

  if (answer.isPending) return <Skeleton shape="text" rows={6} />
  if (answer.error && versions.length === 0)
    return <ErrorPanel title={t('failed')} error={answer.error} text={errorMessage(answer.error)} onRetry={retry} />
  if (versions.length === 0) return <EmptyState icon={History} title={t('empty')} text={t('empty-text')} />
  // The predecessor of the last version is on the next page: its changes need that page.
  const known = row && answer.hasNextPage ? versions.slice(0, -1) : versions
  return (
    <>
      <ol className={styles.versions}>
        {known.map((version, index) => (
          <li key={version.id} className={styles.version}>
            {!row ? (
              <ObjectVersion collection={collection} version={version} user={getUser(version)} />
            ) : (
              <>
                <VersionHead version={version} user={getUser(version)} />
                <Changes collection={collection} version={version} older={versions[index + 1] ?? null} />
                {form && (
                  <Restore
                    collection={collection}
                    version={version}
                    older={versions[index + 1]}
                    row={row}
                    form={form}
                    onRestored={onRestored}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {answer.error && (
        <Banner kind="error" action={<Button onClick={retry}>{t('portal:retry')}</Button>}>
          {errorMessage(answer.error)}
        </Banner>
      )}
      {answer.hasNextPage && !answer.error && (
        <Button busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  )
}
