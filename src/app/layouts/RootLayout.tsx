import { Outlet } from 'react-router-dom'
import { useLeaveQuestion } from './useLeaveQuestion.ts'

/** The layout around every page. */
export function RootLayout() {
  useLeaveQuestion()
  return <Outlet />
}
