import { useInfiniteQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import type { Query } from '#api/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { uniqueVersions, versionsQuery } from './calls.ts'
import { Changes } from './Changes.tsx'
import styles from './History.module.css'
import { ObjectVersion } from './ObjectVersion.tsx'
import { useUserNames } from './useUserNames.ts'
import { VersionHead } from './VersionHead.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/**
 * The versions of one object, or of all objects of a kind where none is named; the latest first, older ones on demand.
 */
export function VersionList({
  collection,
  typeId,
  objectId,
}: {
  collection: Collection
  typeId: number
  objectId?: number
}) {
  const { t } = useTranslation(['history', 'portal'])
  const viewer = useViewer()
  const query: Query = { content_type: typeId, ...(objectId === undefined ? {} : { object_id: objectId }) }
  const answer = useInfiniteQuery(versionsQuery(viewer.id, query))
  const versions = useMemo(() => uniqueVersions(answer.data?.pages ?? []), [answer.data])
  const userOf = useUserNames(versions)
  const retry = () => void (answer.isFetchNextPageError ? answer.fetchNextPage() : answer.refetch())

  if (answer.isPending) return <Skeleton shape="text" rows={6} />
  if (answer.error && versions.length === 0)
    return <ErrorPanel title={t('failed')} error={answer.error} text={faultText(answer.error)} onRetry={retry} />
  if (versions.length === 0) return <EmptyState icon={History} title={t('empty')} text={t('empty-text')} />
  // The predecessor of the last version is on the next page: its changes wait for that.
  const known = objectId !== undefined && answer.hasNextPage ? versions.slice(0, -1) : versions
  return (
    <>
      <ol className={styles.versions}>
        {known.map((version, index) => (
          <li key={version.id} className={styles.version}>
            {objectId === undefined ? (
              <ObjectVersion collection={collection} version={version} user={userOf(version)} />
            ) : (
              <>
                <VersionHead version={version} user={userOf(version)} />
                <Changes collection={collection} version={version} older={versions[index + 1] ?? null} />
              </>
            )}
          </li>
        ))}
      </ol>
      {answer.error && (
        <Banner kind="error" action={<Button onClick={retry}>{t('portal:retry')}</Button>}>
          {faultText(answer.error)}
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
