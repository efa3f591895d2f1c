import { loadConfig } from '#api/config.ts'
import { setFaultWords } from '#api/faultWords.ts'
import { readLoginData } from '#api/loginData.ts'
import { startSession } from '#api/session.ts'
import { firstLanguage, putOnScreen } from '#app/preferences.ts'
import { reloadOnceForNewBuild } from '#app/reloadOnce.ts'
import { forgetWithSession } from '#app/queries.ts'
import { applyTheme, setAccent } from '#ui/theme.ts'
import { say, setPortalNames } from '#ui/words.ts'

/** Everything that has to stand before the first page is drawn. Throws `BadConfig`. */
export async function start(): Promise<void> {
  reloadOnceForNewBuild()
  setFaultWords(say)
  applyTheme(readLoginData().theme ?? 3)
  forgetWithSession()
  // All three are waited for, so that a broken configuration is told in words.
  const [, configured] = await Promise.allSettled([putOnScreen(firstLanguage()), configure(), startSession()])
  if (configured.status === 'rejected') throw configured.reason
}

async function configure(): Promise<void> {
  const { accentColor, portalName } = await loadConfig()
  if (accentColor) setAccent(accentColor)
  if (portalName) setPortalNames(portalName)
}
