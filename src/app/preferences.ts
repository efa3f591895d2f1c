import i18next from 'i18next'
import { setLanguageHeader } from '#api/client.ts'
import { readLoginData, writeLoginData } from '#api/loginData.ts'
import { setLanguagePreference } from '#api/me.ts'
import type { Viewer } from '#api/viewer.ts'
import { codeOf, isLanguage, type Language, languageOf } from '#lib/languages.ts'
import { currentLanguage } from '#ui/i18n.ts'
import { applyTheme } from '#ui/theme.ts'

/** The language to start with: the one used last on this device, else the browser's, else German. */
export function firstLanguage(): Language {
  const { language } = readLoginData()
  if (language) return language
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'de'
}

/** Puts a language on screen, in the requests, and into the memory of this device. */
export async function putOnScreen(language: Language): Promise<void> {
  setLanguageHeader(language)
  await i18next.changeLanguage(language)
  writeLoginData({ language })
}

/** A switch by hand: at once on screen, then told to the server; a failure there changes nothing here. */
export async function switchLanguage(language: Language, userId?: number): Promise<void> {
  await putOnScreen(language)
  if (userId !== undefined) await setLanguagePreference(userId, codeOf(language)).catch(() => undefined)
}

const takenOver = new Set<number>()

/** What a user has chosen decides after the login: the language used last, else their own, and the theme. */
export function takeOverPreferences({ id, user }: Viewer): void {
  if (user.theme === 1 || user.theme === 2 || user.theme === 3) {
    applyTheme(user.theme)
    writeLoginData({ theme: user.theme })
  }
  if (takenOver.has(id)) return
  takenOver.add(id)
  const code = [user.language_previous, user.language].find((one) => one === 1 || one === 2 || one === 3)
  const wanted = code === undefined ? undefined : languageOf(code)
  if (wanted && wanted !== currentLanguage()) void putOnScreen(wanted)
}
