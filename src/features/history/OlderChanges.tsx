import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { olderQuery } from './calls.ts'
import { Changes } from '#features/history/changes/Changes.tsx'
import type { Version } from './version.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The changes of a version once the version before it is loaded. */
export function OlderChanges({ collection, version }: { collection: Collection; version: Version }) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const answer = useQuery(olderQuery(viewer.id, version))
  if (answer.data !== undefined) return <Changes collection={collection} version={version} older={answer.data} />
  if (answer.error)
    return (
      <ErrorPanel
        title={t('failed')}
        error={answer.error}
        text={errorMessage(answer.error)}
        onRetry={() => void answer.refetch()}
      />
    )
  return <Skeleton shape="text" rows={2} />
}
