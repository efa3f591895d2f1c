import { Suspense, useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { CollectionRouteData } from './guards.ts'
import { can } from '#engine/access.ts'
import { preloadedOnEdit } from '#engine/form/preloadedOnEdit.ts'
import { useViewer } from '#engine/viewer.ts'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

// Rare, and pages of their own.
const { Part: NoAccess } = lazyComponent(async () => (await import('#screens/plain/NoAccess.tsx')).NoAccess)
const { Part: NotFound } = lazyComponent(async () => (await import('#screens/plain/NotFound.tsx')).NotFound)
const { Part: NotMadeByHand } = lazyComponent(
  async () => (await import('#screens/plain/NotMadeByHand.tsx')).NotMadeByHand,
)

// The dialog of an ended session renders the same module.
preloadedOnEdit.add(() => void import('#app/session/SessionExpiredDialog.tsx').catch(() => undefined))

const noAccess = (
  <Suspense>
    <NoAccess />
  </Suspense>
)

/** `/:app/:collection/:key` */
export function RecordPage() {
  const { collection, key, isRefused } = useLoaderData<CollectionRouteData>()
  const viewer = useViewer()
  const missing = useMemo(
    () => (
      <Suspense>
        <NotFound list={can(collection, 'list', viewer) ? `/${collection.path}` : undefined} />
      </Suspense>
    ),
    [collection, viewer],
  )
  if (isRefused)
    return (
      <Suspense>
        <NotMadeByHand collection={collection} />
      </Suspense>
    )
  return (
    <DetailScreen
      key={`${collection.path}/${key}`}
      collection={collection}
      id={key === '+' ? undefined : key}
      onMissing={missing}
      onForbidden={noAccess}
    />
  )
}
