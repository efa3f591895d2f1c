import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Theme } from '#api/storage/loginData.ts'
import type { Language } from '#lib/languages.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { ToastList } from '#ui/toasts/ToastList.tsx'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { HelpButton } from './HelpButton.tsx'
import { MobileMenu } from '#app/shell/menus/MobileMenu.tsx'
import styles from './TopBar.module.css'
import { UserMenu } from '#app/shell/menus/UserMenu.tsx'
import type { ShellUser } from '#app/shell/menus/UserMenuPanel.tsx'

type Props = {
  portalName: string
  logoUrl: string
  menu: MenuNode[]
  user: ShellUser | null
  language: Language
  onLanguage: (language: Language) => void
  onTheme: (theme: Theme) => void
  back?: ReactNode
  title?: string | undefined
  /** Controls next to the notifications. */
  tools?: ReactNode
}

export const TopBar = memo(function TopBar({
  portalName,
  logoUrl,
  menu,
  user,
  language,
  onLanguage,
  onTheme,
  back,
  title,
  tools,
}: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      {menu.length > 0 && <MobileMenu menu={menu} />}
      <Link
        aria-label={t('shell.home', { portal: portalName })}
        className={classNames(styles.brand, title && styles.hasTitle)}
        to="/"
      >
        <img alt="" className={styles.logo} src={logoUrl} />
        <span className={classNames(styles.name, styles.wide)}>{portalName}</span>
      </Link>
      {title && (
        <span aria-hidden="true" className={classNames(styles.name, styles.narrow)}>
          {title}
        </span>
      )}
      {back}
      <div className={styles.end}>
        <span className={styles.tools} data-tour="find">
          {tools}
        </span>
        {user && (
          <span className={styles.help} data-tour="help">
            <HelpButton />
          </span>
        )}
        <ToastList />
        {user && <UserMenu user={user} language={language} onLanguage={onLanguage} onTheme={onTheme} />}
      </div>
    </header>
  )
})
