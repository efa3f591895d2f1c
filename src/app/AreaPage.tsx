import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { firstEntry, menuFor } from './menu.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { dashboardOf } from '#lib/areas.ts'
import { Dashboard } from '#screens/dashboards/Dashboard.tsx'
import { Empty } from '#screens/plain/Empty.tsx'

/** `/:area`: the dashboard of a programme; elsewhere the first list of the area, and an empty page where there is none. */
export function AreaPage() {
  const { t } = useTranslation()
  const nameOf = useNames()
  const viewer = useViewer()
  const area = useParams()['area']
  const dashboard = dashboardOf(area)
  if (dashboard) return <Dashboard key={dashboard.programme} {...dashboard} />
  const menu = menuFor(viewer, { badges: new Map(), records: new Map() }, { word: t, nameOf })
  const first = firstEntry(menu.find(({ key }) => key === area))
  return first === undefined ? <Empty /> : <Navigate to={first} replace />
}
