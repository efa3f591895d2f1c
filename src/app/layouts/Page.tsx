import i18next from 'i18next'
import { memo, Suspense, useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import type { Theme } from '#api/storage/loginData.ts'
import { useSession } from '#api/session/session.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { CommandPalette } from '#app/keyboard/CommandPalette.tsx'
import { menuFor } from '#app/menu/menu.ts'
import { useMenuData } from '#app/menu/menuData.ts'
import { switchLanguage, switchTheme } from '#app/session/preferences.ts'
import { Content } from './Content.tsx'
import { BackLink } from '#app/shell/BackLink.tsx'
import { closeHelp, useHelpPanel } from '#app/shell/helpPanel.ts'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { Shell } from '#app/shell/Shell.tsx'
import { useNames } from '#engine/labels.ts'
import type { PageEntry } from '#engine/pageHandle.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { initials } from '#lib/text/initials.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx'
import { ProgressProvider } from '#ui/overlays/progress/ProgressProvider.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'

const { Part: Help } = lazyComponent(
  async () => (await Promise.all([import('#app/help/Help.tsx'), i18next.loadNamespaces(['help', 'actions'])]))[0].Help,
  'dialog',
)
const { Part: WhenIdle } = lazyComponent(async () => (await import('#app/WhenIdle.tsx')).WhenIdle, 'nothing')

type Props = {
  viewer: Viewer
  /** Links of the menu besides collections. */
  pages: readonly PageEntry[]
}

/**
 * The shell around every page behind the login, with its menu, its banners and the dialogs that any page can open.
 * Another address changes only the page in it.
 */
export const Page = memo(function Page({ viewer, pages }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isIdle = useIsIdle()
  const menu = useMenu(viewer, pages, isIdle)
  const finder = useMemo(() => <CommandPalette menu={menu} />, [menu])
  const user = useMemo(
    () => ({ id: viewer.id, isDemo: viewer.isDemo, isStaff: viewer.isStaff, ...called(viewer) }),
    [viewer],
  )
  const changeLanguage = useCallback((next: Language) => void switchLanguage(next, viewer.id), [viewer.id])
  const changeTheme = useCallback((theme: Theme) => void switchTheme(theme, viewer), [viewer])
  const { providerName, logoUrl } = config()
  useEffect(() => {
    void i18next.loadNamespaces(['names', 'fields'])
  }, [])

  return (
    <Shell
      portalName={t('portal')}
      provider={providerName}
      logoUrl={logoUrl}
      menu={menu}
      user={user}
      language={language}
      onLanguage={changeLanguage}
      onTheme={changeTheme}
      banner={banners}
      back={back}
      tools={finder}
      beside={help}
    >
      <Content />
      <Suspense>{isIdle && <WhenIdle viewer={viewer} />}</Suspense>
      <ConfirmProvider />
      <ProgressProvider userId={viewer.id} />
    </Shell>
  )
})

const banners = <Banners />
const back = <Back />
const help = <HelpBeside />

function HelpBeside() {
  const isOpen = useHelpPanel(({ opener }) => opener !== null)
  return <Suspense>{isOpen && <Help onClose={closeHelp} />}</Suspense>
}

function Banners() {
  const { t } = useTranslation()
  const connection = useSession((state) => state.connection)
  const isOnline = useIsOnline()
  const { environment } = config()
  return (
    <>
      {environment !== 'production' && <Banner kind="info">{t(`environment.${environment}`)}</Banner>}
      {(connection === 'interrupted' || !isOnline) && <Banner kind="warning">{t('connection.interrupted')}</Banner>}
    </>
  )
}

function useMenu(viewer: Viewer, pages: Props['pages'], isIdle: boolean): MenuNode[] {
  const { t } = useTranslation()
  const getName = useNames()
  const data = useMenuData(viewer, isIdle)
  return useMemo(() => menuFor(viewer, pages, data, { word: t, getName }), [viewer, pages, data, t, getName])
}

/** `ref` in the address leads back to the previous page, inside the portal only. */
function Back() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const ref = address.get('ref')
  if (ref === null) return null
  return (
    <BackLink
      to={internalPath(ref) ?? '/'}
      label={t(address.get('type') === 'moniq' ? 'back-to-moniq' : 'back-to-dashboard')}
    />
  )
}

function called({ user }: Viewer): { name: string; initials: string } {
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  return { name, initials: initials(user.first_name, user.last_name, user.email) }
}
