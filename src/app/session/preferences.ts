import { hashKey, MutationObserver, queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { setLanguageHeader } from '#api/http/http.ts'
import { readLoginData, type Theme, writeLoginData } from '#api/storage/loginData.ts'
import { loadViewer, meQuery, setPreference } from '#api/auth/me.ts'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import { useSession } from '#api/session/session.ts'
import { userShape, type Viewer } from '#api/session/viewer.ts'
import { queries } from './queries.ts'
import { languages, getCode, isLanguage, type Language, getLanguage } from '#lib/languages.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { applyTheme } from '#ui/layout/theme.ts'

/** The language to start with: the one used last on this device, otherwise the browser's, otherwise German. */
export function getInitialLanguage(): Language {
  const { language } = readLoginData()
  if (language) return language
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'de'
}

/** Applies a language to the screen and the requests, and stores it on this device. */
export async function applyLanguage(language: Language): Promise<void> {
  setLanguageHeader(language)
  await i18next.changeLanguage(language)
  writeLoginData({ language })
}

/** Switches the language by hand: immediately on screen, and on the server as soon as the user is known (D-86). */
export async function switchLanguage(language: Language, userId?: number): Promise<void> {
  writeLoginData({ language, isChosen: true })
  await applyLanguage(language)
  if (userId !== undefined) await saveToServer(language, userId)
}

/** Switches the theme by hand: immediately on screen, and in the profile of a signed-in user. */
export async function switchTheme(theme: Theme, { id, isDemo }: Pick<Viewer, 'id' | 'isDemo'>): Promise<void> {
  applyTheme(theme)
  writeLoginData({ theme })
  if (isDemo) return
  await remember(id, { theme }).catch((error: unknown) => toast.error(errorMessage(error)))
  await queries.invalidateQueries({ queryKey: queryKeys.endpoint(id, 'accounts/users') })
}

/**
 * The viewer. Their language and theme are applied before it resolves, so that the first page and all its requests are
 * in one language.
 */
export function viewerQuery() {
  return queryOptions({
    ...meQuery(),
    queryFn: async ({ signal }) => {
      const viewer = await loadViewer(signal)
      await applyPreferences(viewer)
      return viewer
    },
  })
}

/**
 * Language, theme and name of the own profile take effect on save; the choices of one user do not apply to the next
 * one.
 */
export function syncOwnProfile(): void {
  useSession.subscribe((now, before) => {
    if (now.status === 'signedOut' && before.status !== 'signedOut') writeLoginData({ isChosen: undefined })
  })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    const viewer = queries.getQueryData(viewerQuery().queryKey)
    if (viewer && hashKey(event.query.queryKey) === hashKey(rowQuery(viewer.id, 'accounts/users', viewer.id).queryKey))
      void applyProfile(viewer, event.query.state.data)
  })
}

async function applyProfile({ id, user }: Viewer, saved: unknown): Promise<void> {
  const language = userShape.safeParse(saved).data?.language
  if (language != null && language !== user.language) await switchLanguage(getLanguage(language), id)
  await queries.invalidateQueries({ queryKey: viewerQuery().queryKey })
}

let settled: number | undefined

/**
 * The language chosen last by hand counts: on this device before signing in, otherwise the one on the server, otherwise
 * that of the profile (D-86).
 */
async function applyPreferences({ id, user }: Viewer): Promise<void> {
  if (user.theme === 1 || user.theme === 2 || user.theme === 3) {
    applyTheme(user.theme)
    writeLoginData({ theme: user.theme })
  }
  if (readLoginData().isChosen) {
    void saveToServer(currentLanguage(), id)
    return
  }
  const { epoch } = useSession.getState()
  if (settled === epoch) return
  settled = epoch
  const code = [user.language_previous, user.language].find((one) =>
    languages.some((language) => getCode(language) === one),
  )
  if (code !== undefined && getLanguage(code) !== currentLanguage()) await applyLanguage(getLanguage(code))
}

/** A mutation outside of components, as a choice also takes effect before there are any. */
async function remember(...preference: Parameters<typeof setPreference>): Promise<void> {
  await new MutationObserver(queries, { mutationFn: async () => await setPreference(...preference) }).mutate()
}

/** Until the server has a choice, this device remembers to send it. */
async function saveToServer(language: Language, userId: number): Promise<void> {
  await remember(userId, { language_previous: getCode(language) }).then(
    () => readLoginData().language === language && writeLoginData({ isChosen: undefined }),
    () => undefined,
  )
}
