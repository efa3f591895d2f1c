import type { Collection } from '#engine/collection.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The shape of a record that is being loaded: a form, unless its collection draws it otherwise. */
export function DetailSkeleton({ collection }: { collection: Collection }) {
  if (collection.detail) return <Skeleton shape="card" rows={4} />
  return <Skeleton shape="form" rows={collection.form?.length} />
}
