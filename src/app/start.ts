import i18next from 'i18next'
import { loadConfig } from '#api/config/config.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { onOwnSaves } from '#api/rows/ownSaves.ts'
import { startSession } from '#api/session/session.ts'
import { appDb } from '#api/storage/store.ts'
import { getInitialLanguage, syncOwnProfile, applyLanguage } from '#app/session/preferences.ts'
import { reloadOnceForNewBuild } from '#app/session/reloadOnce.ts'
import { forgetWithSession } from '#app/session/queries.ts'
import { currentLanguage, loadMissingStrings, onFallbackLanguage, setPortalNames } from '#ui/i18n/i18n.ts'
import { ChunkLoadError } from '#lib/ChunkLoadError.ts'
import { toast, setToastsOff } from '#ui/feedback/toasts.ts'
import { applyTheme, setAccent } from '#ui/layout/theme.ts'

let known: Promise<void> | undefined

/**
 * Resolves once the configuration is read and the session is known: from then on requests can be sent. Rejects with
 * `BadConfig`.
 */
export function ready(): Promise<void> {
  known ??= Promise.all([configure(), startSession()]).then(() => undefined)
  return known
}

/**
 * Everything needed before the first page renders. Rejects with `BadConfig`, and with `ChunkLoadError` where the
 * translations fail to load.
 */
export async function start(): Promise<void> {
  reloadOnceForNewBuild()
  const { theme, areNoticesOff } = readLoginData()
  applyTheme(theme ?? 3)
  setToastsOff(areNoticesOff === true)
  forgetWithSession()
  onOwnSaves()
  syncOwnProfile()
  onFallbackLanguage(offerMissingStrings)
  // Translations first, so that the error of a broken configuration is translated.
  await Promise.allSettled([applyLanguage(getInitialLanguage()), ready()])
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) throw new ChunkLoadError('words')
  await ready()
  appDb.onLost(() => toast.info(i18next.t('storage.off'), { permanent: true }))
}

function offerMissingStrings(): void {
  toast.error(i18next.t('words.other-language'), {
    permanent: true,
    action: { label: i18next.t('retry'), run: () => void loadMissingStrings() },
  })
}

async function configure(): Promise<void> {
  const { accentColor, portalName, reportUrl } = await loadConfig()
  if (reportUrl !== '') void sendReports()
  if (accentColor) setAccent(accentColor)
  if (portalName) setPortalNames(portalName)
}

/** Errors before the reporter loads are sent, too; where it fails to load, nothing is. */
async function sendReports(): Promise<void> {
  const module = await import('#api/sendReports.ts').catch(() => undefined)
  module?.sendReports()
}
