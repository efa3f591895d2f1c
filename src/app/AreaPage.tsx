import { useParams } from 'react-router-dom'
import { dashboardOf } from '#lib/areas.ts'
import { Dashboard } from '#screens/dashboards/Dashboard.tsx'
import { Empty } from '#screens/plain/Empty.tsx'

/** `/:area`: the dashboard of a programme; other areas have lists alone. */
export function AreaPage() {
  const dashboard = dashboardOf(useParams()['area'])
  return dashboard ? <Dashboard key={dashboard.programme} {...dashboard} /> : <Empty />
}
