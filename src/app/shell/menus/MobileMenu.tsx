import Menu from 'lucide-react/icons/menu'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { PanelProps } from '#ui/overlays/Panel.tsx'
import type { MenuNode } from './menuNode.ts'
import styles from './MobileMenu.module.css'
import { SideMenu } from './SideMenu.tsx'

const { Part: Panel, preload } = lazyComponent<PanelProps>(
  async () => (await import('#ui/overlays/Panel.tsx')).Panel,
  'dialog',
)

/** The side menu as a drawer, on small screens. */
export function MobileMenu({ menu }: { menu: MenuNode[] }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<string | null>(null)
  // A navigation closes the drawer.
  const isOpen = openAt === key
  return (
    <span className={styles.button} onFocus={preload} onPointerEnter={preload}>
      <IconButton
        expanded={isOpen}
        icon={Menu}
        label={t('shell.openMenu')}
        ref={button}
        onClick={() => {
          button.current?.focus()
          setOpenAt(key)
        }}
      />
      {isOpen && (
        <Suspense>
          <Panel isFlush side="start" title={t('shell.menu')} onClose={() => setOpenAt(null)}>
            <nav aria-label={t('shell.menu')}>
              <SideMenu menu={menu} />
            </nav>
          </Panel>
        </Suspense>
      )}
    </span>
  )
}
