import { useInfiniteQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Row } from '#api/rows/page.ts'
import type { Collection, EditableForm } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { uniqueVersions, versionsQuery } from './calls.ts'
import { changesBetween } from '#features/history/changes/diff.ts'
import { Changes } from '#features/history/changes/Changes.tsx'
import styles from './History.module.css'
import { ObjectVersion } from './ObjectVersion.tsx'
import { Restore } from './Restore.tsx'
import { useUserNames } from './useUserNames.ts'
import type { Version } from './version.ts'
import { VersionHead } from './VersionHead.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
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
  const older = new Map(known.map((version, index) => [version, versions[index + 1]]))
  const unchanged = row ? known.filter((version) => isUnchanged(version, older.get(version))) : []
  const shown = known.filter((version) => !unchanged.includes(version))
  return (
    <>
      <ol className={styles.versions}>
        {shown.map((version) => (
          <li key={version.id} className={styles.version}>
            {!row ? (
              <ObjectVersion collection={collection} version={version} user={getUser(version)} />
            ) : (
              <>
                <VersionHead version={version} user={getUser(version)} />
                <Changes collection={collection} version={version} older={older.get(version) ?? null} />
                {form && (
                  <Restore
                    collection={collection}
                    version={version}
                    older={older.get(version)}
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
      {unchanged.length > 0 && (
        <details className={styles.first}>
          <summary>{t('unchanged', { count: unchanged.length })}</summary>
          {unchanged.map((version) => (
            <VersionHead key={version.id} version={version} user={getUser(version)} />
          ))}
        </details>
      )}
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

/** Whether somebody saved a record without changing anything that is shown. */
function isUnchanged({ fields, comment }: Version, older: Version | undefined): boolean {
  return (
    !comment && fields !== undefined && older?.fields !== undefined && changesBetween(older.fields, fields).length === 0
  )
}
