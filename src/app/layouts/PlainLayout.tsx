import { useLoaderData } from 'react-router-dom'
import type { Viewer } from '#api/session/viewer.ts'
import { AuthenticatedLayout } from './AuthenticatedLayout.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** Around the pages that stand inside the shell for whoever is signed in, and alone for everybody else. */
export function PlainLayout() {
  const viewer = useLoaderData<Viewer | null>()
  if (viewer) return <AuthenticatedLayout />
  return (
    <main>
      <PublicLayout />
    </main>
  )
}
