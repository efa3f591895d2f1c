import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { reviewing } from '#api/rules.ts'
import { menuFor } from './menu.ts'
import type { MenuNode } from '#app/shell/menuNode.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { Home } from '#screens/home/Home.tsx'

/** Home, with the areas of the menu. */
export function HomePage() {
  const { state } = useLocation() as { state: { isArriving?: boolean } | null }
  const { t } = useTranslation()
  const nameOf = useNames()
  const viewer = useViewer()
  const menu = menuFor(viewer, { badges: new Map(), records: new Map() }, { word: t, nameOf })
  if (state?.isArriving && !viewer.isStaff && reviewing(viewer)) return <Navigate to="/irp" replace />
  return (
    <Home
      areas={menu.flatMap(({ key, label, children = [] }) =>
        children.length > 0 ? [{ key, label, entries: children.flatMap(linked) }] : [],
      )}
    />
  )
}

function linked({ key, label, to }: MenuNode) {
  return to === undefined ? [] : [{ key, label, to }]
}
