import { memo, use } from 'react'
import { useLocation } from 'react-router-dom'
import { ViewerContext } from '#engine/viewer.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { currentKey, type MenuNode } from './menuNode.ts'
import styles from './SideMenu.module.css'
import { SideEntry } from './SideEntry.tsx'

/** The tree of the menu, with the current entry marked and its areas open. */
export const SideMenu = memo(function SideMenu({ menu }: { menu: MenuNode[] }) {
  const { pathname, search } = useLocation()
  const viewer = use(ViewerContext)
  // One's own profile belongs to no list, even for those who may see the list of all.
  const current = pathname === `/accounts/users/${viewer?.id}` ? undefined : currentKey(menu, pathname, search)
  return (
    <ul className={classNames(styles.list, styles.top)}>
      {menu.map((node) => (
        <SideEntry current={current} depth={0} key={node.key} node={node} />
      ))}
    </ul>
  )
})
