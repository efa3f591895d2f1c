import i18next from 'i18next'
import { loadConfig } from '#api/config.ts'
import { readLoginData } from '#api/loginData.ts'
import { startSession } from '#api/session.ts'
import { myDatabase } from '#api/store.ts'
import { readAhead } from '#app/ahead.ts'
import { firstLanguage, followOwnProfile, putOnScreen } from '#app/preferences.ts'
import { reloadOnceForNewBuild } from '#app/reloadOnce.ts'
import { forgetWithSession } from '#app/queries.ts'
import { currentLanguage, setPortalNames } from '#ui/i18n.ts'
import { LoadFault } from '#ui/LoadFault.ts'
import { notify } from '#ui/notices.ts'
import { applyTheme, setAccent } from '#ui/theme.ts'

/** How long the first page is waited for before what is there is drawn, in milliseconds. */
const blankFor = 600

/** Everything that has to stand before the first page is drawn. Throws `BadConfig`, and `LoadFault` where there are no words. */
export async function start(): Promise<void> {
  reloadOnceForNewBuild()
  applyTheme(readLoginData().theme ?? 3)
  forgetWithSession()
  followOwnProfile()
  const configured = configure()
  const session = startSession()
  const ready = Promise.all([configured, session]).then(async () => await readAhead(window.location))
  // Words first, so that a broken configuration is told in them.
  await Promise.allSettled([putOnScreen(firstLanguage()), configured, session])
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) throw new LoadFault('words')
  await configured
  if (!myDatabase.isPersistent()) notify.info(i18next.t('storage.off'), { permanent: true })
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, blankFor))])
}

async function configure(): Promise<void> {
  const { accentColor, portalName } = await loadConfig()
  if (accentColor) setAccent(accentColor)
  if (portalName) setPortalNames(portalName)
}
