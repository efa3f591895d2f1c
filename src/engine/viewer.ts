import { createContext, useContext } from 'react'
import type { Viewer } from '#api/session/viewer.ts'

export const ViewerContext = createContext<Viewer | null>(null)

/** The signed-in user; only inside of pages that need a login. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer is for pages that need a login')
  return viewer
}
