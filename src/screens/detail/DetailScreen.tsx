import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { changeDevicePreferences } from '#api/storage/devicePreferences.ts'
import { ForbiddenError, NotFoundError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Row } from '#api/rows/page.ts'
import { rowQuery } from '#api/rows/queries.ts'
import { staff } from '#engine/rules.ts'
import type { Collection, RecordToolProps, Tool } from '#engine/collection.ts'
import { hasVersions } from '#engine/records/contentTypes.ts'
import { can } from '#engine/access.ts'
import { NewRecord } from '#engine/detail/NewRecord.tsx'
import { RecordView } from '#engine/detail/RecordView.tsx'
import { lastListAddress } from '#engine/list/url/listAddress.ts'
import { useLabels } from '#engine/labels.ts'
import { getBackTarget } from '#engine/records/recordLinks.ts'
import { isBlocked } from '#engine/actions/navigationBlocker.ts'
import { useViewer } from '#engine/viewer.ts'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { inOrderFor } from './inOrderFor.ts'
import { OwnDetail } from './OwnDetail.tsx'
import HistoryButton from '#features/history/HistoryButton.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

type Props = {
  collection: Collection
  id: number | undefined
  onMissing: React.ReactNode
  onForbidden: React.ReactNode
}

/** The additions of the screen to every record besides those of its collection. */
const tools: readonly Tool<RecordToolProps>[] = [
  {
    name: 'history',
    isFrequent: true,
    show: staff,
    when: hasVersions,
    load: () => Promise.resolve({ default: HistoryButton }),
  },
]

/** One record of any collection, or the form for a new one. It does not re-render when the router starts to load another page. */
export const DetailScreen = memo(function DetailScreen({ collection, id, onMissing, onForbidden }: Props) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const viewer = useViewer()
  const location = useLocation()
  const answer = useQuery({ ...rowQuery(viewer.id, collection.endpoint, id ?? 0), enabled: id !== undefined })
  // The record stays on screen when its session ends and the cache is cleared: its form may be dirty.
  const [known, setKnown] = useState<Row>()
  if (answer.data && answer.data !== known) setKnown(answer.data)
  // A cached record is shown before it is requested: it is removed once it may not be read, unless it is being edited
  // (A03).
  const [openedAt] = useState(() => Date.now())
  const isRefused =
    (answer.error instanceof NotFoundError || answer.error instanceof ForbiddenError) &&
    answer.dataUpdatedAt < openedAt &&
    !isBlocked()
  const row = isRefused ? undefined : known
  const opened = row?.id
  useEffect(() => {
    if (opened !== undefined) keepOpened(viewer.id, collection.path, opened)
  }, [viewer.id, collection.path, opened])
  const back =
    getBackTarget(location.state, viewer.id) ??
    (can(collection, 'list', viewer) && !(row && collection.pageTitle?.(row, viewer))
      ? { to: lastListAddress(viewer.id, collection.path), label: labels.many }
      : { to: '/', label: t('menu.home') })

  if (id === undefined)
    return <NewRecord key={`new ${location.key}`} collection={inOrderFor(collection, undefined, viewer)} back={back} />
  if (row && !can(collection, 'read', viewer, row)) return onForbidden
  if (row && collection.detail)
    return <OwnDetail key={id} collection={collection} load={collection.detail} row={row} back={back} tools={tools} />
  if (row)
    return <RecordView key={id} collection={inOrderFor(collection, row, viewer)} row={row} back={back} tools={tools} />
  if (answer.error instanceof NotFoundError) return onMissing
  if (answer.error instanceof ForbiddenError) return onForbidden
  return (
    <>
      <PageHeader title={labels.one} back={back} />
      {answer.error ? (
        <ErrorPanel
          title={t('detail.failed')}
          error={answer.error}
          text={errorMessage(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <DetailSkeleton collection={collection} />
      )}
    </>
  )
})

const mostRecent = 8

/** Stores the recently opened record: area and id, never its name. */
function keepOpened(userId: number, path: string, id: number): void {
  changeDevicePreferences(userId, ({ recent }) => ({
    recent: [{ path, id }, ...recent.filter((one) => one.path !== path || one.id !== id)].slice(0, mostRecent),
  }))
}
