import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Guarded } from './guards.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
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
