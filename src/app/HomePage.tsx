import { Navigate, useLocation } from 'react-router-dom'
import { reviewing } from '#api/rules.ts'
import { useViewer } from '#engine/viewer.ts'
import { Home } from '#screens/home/Home.tsx'

/** Home; reviewers begin with their reviews. */
export function HomePage() {
  const { state } = useLocation() as { state: { isArriving?: boolean } | null }
  const viewer = useViewer()
  if (state?.isArriving && !viewer.isStaff && reviewing(viewer)) return <Navigate to="/irp" replace />
  return <Home />
}
