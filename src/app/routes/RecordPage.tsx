import { useLoaderData } from 'react-router-dom'
import type { CollectionRouteData } from './guards.ts'
import { can } from '#engine/access.ts'
import { preloadedOnEdit } from '#engine/form/preloadedOnEdit.ts'
import { useViewer } from '#engine/viewer.ts'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { NoAccess } from '#screens/plain/NoAccess.tsx'
import { NotMadeByHand } from '#screens/plain/NotMadeByHand.tsx'
import { NotFound } from '#screens/plain/NotFound.tsx'

// The dialog of an ended session renders the same module.
preloadedOnEdit.add(() => void import('#app/session/SessionExpiredDialog.tsx').catch(() => undefined))

/** `/:app/:collection/:key` */
export function RecordPage() {
  const { collection, key, isRefused } = useLoaderData<CollectionRouteData>()
  const viewer = useViewer()
  if (isRefused) return <NotMadeByHand collection={collection} />
  return (
    <DetailScreen
      key={`${collection.path}/${key}`}
      collection={collection}
      id={key === '+' ? undefined : key}
      onMissing={<NotFound list={can(collection, 'list', viewer) ? `/${collection.path}` : undefined} />}
      onForbidden={<NoAccess />}
    />
  )
}
