import { Navigate, useLocation } from 'react-router-dom'
import { config } from '#api/config.ts'
import { reviewing } from '#api/rules.ts'
import type { Viewer } from '#api/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { Home } from '#screens/home/Home.tsx'

/** Home; after the login reviewers begin with their reviews, and visitors of the demo with its evaluation. */
export function HomePage() {
  const { state } = useLocation() as { state: { isArriving?: boolean } | null }
  const first = firstPage(useViewer())
  if (state?.isArriving && first) return <Navigate to={first} replace />
  return <Home />
}

function firstPage(viewer: Viewer): string | null {
  if (viewer.isStaff) return null
  if (viewer.isDemo) return `/results/evaluations/${config().demoEvaluation}`
  return reviewing(viewer) ? '/irp' : null
}
