import { loadConfig } from '#api/config.ts'
import { setFaultWords } from '#api/faultWords.ts'
import { readLoginData } from '#api/loginData.ts'
import { startSession } from '#api/session.ts'
import { firstLanguage, putOnScreen } from '#app/preferences.ts'
import { forgetWithSession } from '#app/queries.ts'
import { applyTheme, setAccent } from '#ui/theme.ts'
import { say, setPortalNames } from '#ui/words.ts'

/** Everything that has to stand before the first page is drawn. Throws `BadConfig`. */
export async function start(): Promise<void> {
  setFaultWords(say)
  applyTheme(readLoginData().theme ?? 3)
  const spoken = putOnScreen(firstLanguage())
  try {
    const { accentColor, portalName } = await loadConfig()
    if (accentColor) setAccent(accentColor)
    if (portalName) setPortalNames(portalName)
  } finally {
    await spoken
  }
  forgetWithSession()
  await startSession()
}
