import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Theme } from '#api/storage/loginData.ts'
import type { Language } from '#lib/languages.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { SkipLink } from '#ui/navigation/SkipLink.tsx'
import { Footer } from './Footer.tsx'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import styles from './Shell.module.css'
import { SideMenu } from '#app/shell/menus/SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import type { ShellUser } from '#app/shell/menus/UserMenuPanel.tsx'

type Props = {
  portalName: string
  provider: string
  logoUrl: string
  /** No entries, no side navigation. */
  menu: MenuNode[]
  user: ShellUser | null
  language: Language
  onLanguage: (language: Language) => void
  onTheme: (theme: Theme) => void
  banner?: ReactNode
  back?: ReactNode
  /** Shown in the top bar on small screens instead of the portal's name. */
  title?: string | undefined
  tools?: ReactNode
  /** Next to the page, outside of the content link and of a print. */
  beside?: ReactNode
  children: ReactNode
}

/** The frame of every page behind the login. It gets everything by props and reads no state. */
export function Shell({
  portalName,
  provider,
  logoUrl,
  menu,
  user,
  language,
  onLanguage,
  onTheme,
  banner,
  back,
  title,
  tools,
  beside,
  children,
}: Props) {
  const { t } = useTranslation()
  const hasSide = menu.length > 0
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar
        back={back}
        language={language}
        logoUrl={logoUrl}
        menu={menu}
        portalName={portalName}
        title={title}
        tools={tools}
        user={user}
        onLanguage={onLanguage}
        onTheme={onTheme}
      />
      <div className={styles.banner}>{banner}</div>
      <div className={classNames(styles.middle, hasSide && styles.withSide)}>
        {hasSide && (
          <nav aria-label={t('shell.menu')} className={styles.side}>
            <div className={styles.tree}>
              <SideMenu menu={menu} />
            </div>
          </nav>
        )}
        <main className={styles.content} id="content" tabIndex={-1}>
          {children}
        </main>
        {beside}
      </div>
      <Footer language={language} provider={provider} onLanguage={onLanguage} />
    </div>
  )
}
