import { useTranslation } from 'react-i18next'
import type { Theme } from '#api/loginData.ts'
import type { Language } from '#lib/languages.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import css from './UserMenu.module.css'

export type ShellUser = { id: number; name: string; initials: string; isDemo: boolean }

export type UserMenuProps = {
  user: ShellUser
  language: Language
  onLanguage: (language: Language) => void
  onTheme: (theme: Theme) => void
}

const { Part: UserMenuPanel, preload } = lazyPart(
  async () => (await import('./UserMenuPanel.tsx')).UserMenuPanel,
  'line',
)

/** The menu behind the user's initials. */
export function UserMenu(menu: UserMenuProps) {
  const { t } = useTranslation()
  const { initials, name } = menu.user
  return (
    <MenuButton
      face={<span className={css['initials']}>{initials}</span>}
      label={`${initials}: ${t('shell.user', { name })}`}
      panel={(place) => <UserMenuPanel {...menu} {...place} />}
      onNear={preload}
    />
  )
}
