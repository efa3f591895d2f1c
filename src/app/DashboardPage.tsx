import { useParams } from 'react-router-dom'
import { Dashboard } from '#screens/dashboards/Dashboard.tsx'
import { programmeOf } from '#screens/dashboards/programmes.ts'

/** `/:programme` */
export function DashboardPage() {
  const programme = programmeOf(useParams()['programme'])
  return programme && <Dashboard key={programme} programme={programme} />
}
