import i18next from 'i18next'
import { loadConfig } from '#api/config.ts'
import { readLoginData } from '#api/loginData.ts'
import { startSession } from '#api/session.ts'
import { myDatabase } from '#api/store.ts'
import { firstLanguage, followOwnProfile, putOnScreen } from '#app/preferences.ts'
import { reloadOnceForNewBuild } from '#app/reloadOnce.ts'
import { forgetWithSession } from '#app/queries.ts'
import { currentLanguage, setPortalNames } from '#ui/i18n.ts'
import { LoadFault } from '#ui/LoadFault.ts'
import { notify, setNoticesOff } from '#ui/notices.ts'
import { applyTheme, setAccent } from '#ui/theme.ts'

let started: Promise<void> | undefined

/** Everything that has to stand before the first page is drawn, once. Rejects with `BadConfig`, and with `LoadFault` where there are no words. */
export function start(): Promise<void> {
  started ??= begin()
  return started
}

async function begin(): Promise<void> {
  reloadOnceForNewBuild()
  const { theme, areNoticesOff } = readLoginData()
  applyTheme(theme ?? 3)
  setNoticesOff(areNoticesOff === true)
  forgetWithSession()
  followOwnProfile()
  const configured = configure()
  // Words first, so that a broken configuration is told in them.
  await Promise.allSettled([putOnScreen(firstLanguage()), configured, startSession()])
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) throw new LoadFault('words')
  await configured
  if (!myDatabase.isPersistent()) notify.info(i18next.t('storage.off'), { permanent: true })
}

async function configure(): Promise<void> {
  const { accentColor, portalName } = await loadConfig()
  if (accentColor) setAccent(accentColor)
  if (portalName) setPortalNames(portalName)
}
