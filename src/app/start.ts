import i18next from 'i18next'
import { loadConfig } from '#api/config.ts'
import { readLoginData } from '#api/loginData.ts'
import { onOwnSaves } from '#api/ownSaves.ts'
import { startSession } from '#api/session.ts'
import { appDb } from '#api/store.ts'
import { getInitialLanguage, syncOwnProfile, applyLanguage } from './preferences.ts'
import { reloadOnceForNewBuild } from './reloadOnce.ts'
import { forgetWithSession } from './queries.ts'
import { currentLanguage, setPortalNames } from '#ui/i18n.ts'
import { ChunkLoadError } from '#ui/LoadFault.ts'
import { toast, setToastsOff } from '#ui/notices.ts'
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
  setToastsOff(areNoticesOff === true)
  forgetWithSession()
  onOwnSaves()
  syncOwnProfile()
  // Words first, so that a broken configuration is told in them.
  await Promise.allSettled([applyLanguage(getInitialLanguage()), ready()])
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) throw new ChunkLoadError('words')
  await ready()
  appDb.onLost(() => toast.info(i18next.t('storage.off'), { permanent: true }))
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
