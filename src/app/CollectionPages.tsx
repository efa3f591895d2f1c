import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Guarded } from '#app/guards.ts'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import { NoAccess } from '#screens/plain/NoAccess.tsx'
import { NotFound } from '#screens/plain/NotFound.tsx'
import { deferred } from '#ui/deferred.ts'

/** `/:app/:collection` */
export function ListPage() {
  const { collection, isRefused } = useLoaderData<Guarded>()
  if (!isRefused || !collection.refusal) return <ListScreen key={collection.path} collection={collection} />
  const { Part: Refusal } = deferred(collection.refusal)
  return (
    <Suspense fallback={null}>
      <Refusal collection={collection} />
    </Suspense>
  )
}

/** `/:app/:collection/:key` */
export function RecordPage() {
  const { collection, key } = useLoaderData<Guarded>()
  return (
    <DetailScreen
      key={`${collection.path}/${key}`}
      collection={collection}
      id={key === '+' ? undefined : key}
      onMissing={<NotFound />}
      onForbidden={<NoAccess />}
    />
  )
}
