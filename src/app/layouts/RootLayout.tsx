import { Outlet } from 'react-router-dom'
import { useLeaveQuestion } from '#app/routes/useLeaveQuestion.ts'

/** The layout around every page. */
export function RootLayout() {
  useLeaveQuestion()
  return <Outlet />
}
