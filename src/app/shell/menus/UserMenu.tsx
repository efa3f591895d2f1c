import { useTranslation } from 'react-i18next'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import styles from './UserMenu.module.css'
import type { UserMenuProps } from './UserMenuPanel.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const { Part: UserMenuPanel, preload } = lazyComponent(
  async () => (await import('./UserMenuPanel.tsx')).UserMenuPanel,
  'line',
)

/** The menu behind the user's initials. */
export function UserMenu(menu: UserMenuProps) {
  const { t } = useTranslation()
  const { initials, name } = menu.user
  return (
    <MenuButton
      face={<span className={styles.initials}>{initials}</span>}
      label={`${initials}${labelSeparator()}${t('shell.user', { name })}`}
      Panel={UserMenuPanel}
      given={menu}
      onNear={preload}
    />
  )
}
