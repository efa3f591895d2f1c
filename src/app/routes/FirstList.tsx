import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { firstEntry, menuFor } from '#app/menu/menu.ts'
import { useNames } from '#engine/labels.ts'
import { usePages } from '#engine/pageHandle.ts'
import { useViewer } from '#engine/viewer.ts'
import type { AreaName } from '#lib/areas.ts'
import { Empty } from '#screens/plain/Empty.tsx'

/** The page of an area without a dashboard: its first list, and an empty page where there is none. */
export function FirstList({ area }: { area: AreaName }) {
  const { t } = useTranslation()
  const getName = useNames()
  const viewer = useViewer()
  const pages = usePages()
  const menu = menuFor(
    viewer,
    pages,
    { badges: new Map(), records: new Map(), present: new Set() },
    { word: t, getName },
  )
  const first = firstEntry(menu.find(({ key }) => key === area))
  return first === undefined ? <Empty /> : <Navigate to={first} replace />
}
