import { Suspense } from 'react'
import type { Collection } from '#engine/collection.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: NewJobDialog } = lazyComponent(async () => (await import('./NewJobDialog.tsx')).NewJobDialog, 'dialog')

type Props = {
  /** The collection of the people. */
  collection: Collection
  ids: readonly number[]
  /** Who of those chosen has nobody to write to. */
  getNobody?: () => string[]
  onClose: () => void
}

/** The dialog of a new mailing to these people; loaded with its first use. */
export function MailToPeople({ collection, ids, getNobody, onClose }: Props) {
  return (
    <Suspense fallback={null}>
      <NewJobDialog
        collection={collection}
        query={{}}
        shown={[]}
        selected={ids.map((id) => ({ id }))}
        count={ids.length}
        {...(getNobody && { getNobody })}
        onClose={onClose}
      />
    </Suspense>
  )
}
