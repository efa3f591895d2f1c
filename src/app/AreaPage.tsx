import { useParams } from 'react-router-dom'
import { Dashboard } from '#screens/dashboards/Dashboard.tsx'
import { programmeOf } from '#screens/dashboards/programmes.ts'
import { Empty } from '#screens/plain/Empty.tsx'

/** `/:area`: the dashboard of a programme; other areas have lists alone. */
export function AreaPage() {
  const programme = programmeOf(useParams()['area'])
  return programme ? <Dashboard key={programme} programme={programme} /> : <Empty />
}
