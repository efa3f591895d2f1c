import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { CollectionRouteData } from './guards.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import { lazy } from '#ui/lazy/lazy.ts'

/** `/:app/:collection` */
export function ListPage() {
  const { collection, isRefused } = useLoaderData<CollectionRouteData>()
  if (!isRefused || !collection.refusal) return <ListScreen key={collection.path} collection={collection} />
  const { Part: Refusal } = lazy(collection.refusal)
  return (
    <Suspense fallback={null}>
      <Refusal collection={collection} />
    </Suspense>
  )
}
