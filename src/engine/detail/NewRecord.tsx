import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import { isImportedOnly } from '#engine/listWords.ts'
import { Record } from './Record.tsx'
import { useNewLabel } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazy } from '#ui/lazy/lazy.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type Props = { collection: Collection; back: { to: string; label: string } }

/** The form for a new record, or the import of many from a file. */
export function NewRecord({ collection, back }: Props) {
  const [address] = useSearchParams()
  const viewer = useViewer()
  const newLabel = useNewLabel()
  const { imports } = collection
  if (!imports || !(imports.show?.(viewer) ?? true) || !(address.has('import') || isImportedOnly(collection)))
    return <Record collection={collection} row={undefined} title={newLabel(collection.path)} back={back} tools={[]} />
  const { Part: Import } = lazy(imports.load)
  return (
    <Suspense fallback={<Skeleton shape="form" rows={6} />}>
      <Import collection={collection} back={back} />
    </Suspense>
  )
}
