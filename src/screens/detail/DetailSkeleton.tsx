import type { Collection } from '#engine/collection.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The placeholder of a record: a form, unless its collection renders it otherwise. */
export function DetailSkeleton({ collection }: { collection: Collection }) {
  if (collection.detail) return <Skeleton shape="card" rows={4} />
  return <Skeleton shape="form" rows={collection.form?.length} />
}
