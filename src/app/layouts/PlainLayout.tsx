import { useLoaderData } from 'react-router-dom'
import type { Viewer } from '#api/session/viewer.ts'
import { AuthenticatedLayout } from './AuthenticatedLayout.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** The layout of pages that are inside the shell for signed-in users, and alone for everybody else. */
export function PlainLayout() {
  const viewer = useLoaderData<Viewer | null>()
  return viewer ? <AuthenticatedLayout /> : <PublicLayout />
}
