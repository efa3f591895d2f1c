import { Outlet } from 'react-router-dom'
import { useLeaveQuestion } from '#app/routes/useLeaveQuestion.ts'

/** What every page stands in. */
export function RootLayout() {
  useLeaveQuestion()
  return <Outlet />
}
