import i18next from 'i18next'
import { loadConfig } from '#api/config.ts'
import { readLoginData } from '#api/loginData.ts'
import { hearOwnSaves } from '#api/ownSaves.ts'
import { startSession } from '#api/session.ts'
import { myDatabase } from '#api/store.ts'
import { firstLanguage, followOwnProfile, putOnScreen } from './preferences.ts'
import { reloadOnceForNewBuild } from './reloadOnce.ts'
import { forgetWithSession } from './queries.ts'
import { currentLanguage, setPortalNames } from '#ui/i18n.ts'
import { ChunkLoadError } from '#ui/LoadFault.ts'
import { notify, setNoticesOff } from '#ui/notices.ts'
import { applyTheme, setAccent } from '#ui/theme.ts'

let known: Promise<void> | undefined

/** Resolves once the configuration is read and it is known whether there is a session: from then on the server can be asked. Rejects with `BadConfig`. */
export function ready(): Promise<void> {
  known ??= Promise.all([configure(), startSession()]).then(() => undefined)
  return known
}

/** Everything that has to stand before the first page is drawn. Rejects with `BadConfig`, and with `ChunkLoadError` where there are no words. */
export async function start(): Promise<void> {
  reloadOnceForNewBuild()
  const { theme, areNoticesOff } = readLoginData()
  applyTheme(theme ?? 3)
  setNoticesOff(areNoticesOff === true)
  forgetWithSession()
  hearOwnSaves()
  followOwnProfile()
  // Words first, so that a broken configuration is told in them.
  await Promise.allSettled([putOnScreen(firstLanguage()), ready()])
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) throw new ChunkLoadError('words')
  await ready()
  myDatabase.onLost(() => notify.info(i18next.t('storage.off'), { permanent: true }))
}

async function configure(): Promise<void> {
  const { accentColor, portalName, reportUrl } = await loadConfig()
  if (reportUrl !== '') void sendReports()
  if (accentColor) setAccent(accentColor)
  if (portalName) setPortalNames(portalName)
}

/** What went wrong before it is there is sent, too; where it does not come, nothing is. */
async function sendReports(): Promise<void> {
  const module = await import('#api/sendReports.ts').catch(() => undefined)
  module?.sendReports()
}
