import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import { isImportedOnly } from '#engine/listWords.ts'
import { RecordView } from './RecordView.tsx'
import { useLabels, useNewLabel } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { lazy } from '#ui/lazy/lazy.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type Props = { collection: Collection; back: { to: string; label: string } }

/** The form for a new record, or the import of many from a file. */
export function NewRecord({ collection, back }: Props) {
  const [address] = useSearchParams()
  const viewer = useViewer()
  const { t } = useTranslation('actions')
  const newLabel = useNewLabel()
  const labels = useLabels(collection)
  const { imports } = collection
  const closed = collection.closed?.(viewer)
  if (closed)
    return (
      <>
        <PageHeader title={newLabel(collection.path)} back={back} />
        <EmptyState title={t('new.closed')} text={labels.field(closed)} />
      </>
    )
  if (!imports || !(imports.show?.(viewer) ?? true) || !(address.has('import') || isImportedOnly(collection)))
    return (
      <RecordView collection={collection} row={undefined} title={newLabel(collection.path)} back={back} tools={[]} />
    )
  const { Part: Import } = lazy(imports.load)
  return (
    <Suspense fallback={<Skeleton shape="form" rows={6} />}>
      <Import collection={collection} back={back} />
    </Suspense>
  )
}
