import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'
import { loadErrorAfter } from '#lib/constants.ts'
import { isLanguage, type Language } from '#lib/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { withTimeout, ChunkLoadError } from '#lib/ChunkLoadError.ts'
import { type Words, wordFiles } from './wordFiles.ts'

/** Namespaces that failed to load, and those with a fallback to another language. */
const missing = new Set<string>()
const replaced = new Set<string>()
let isReported = false
let isSwitching = false
let notifyFallback: () => void = () => undefined
let portalNames: { [L in Language]?: string | undefined } = {}

const backend = {
  type: 'backend' as const,
  callbackApi: false,
  init: () => undefined,
  read,
}

void i18next
  .use(backend)
  .use(initReactI18next)
  .init({
    ns: ['portal'],
    defaultNS: 'portal',
    // The fallback is per file (`read`), so that nobody loads two languages.
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    maxRetries: 0,
    keySeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: onMissingKey,
  })
// Numbers in sentences are formatted as everywhere else, with an apostrophe.
i18next.services.formatter?.add('number', showNumber)
i18next.on('loaded', notifyFallbackLanguage)
i18next.on('languageChanging', () => {
  isSwitching = true
})
i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language
  isSwitching = false
  notifyFallbackLanguage()
})

/** The current language, in components. */
export function useLanguage(): Language {
  return useSyncExternalStore(onSwitch, currentLanguage)
}

/** The current language, outside of components. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'de'
}

/** The deployment's own name for the portal, if it has one. */
export function setPortalNames(own: { [L in Language]?: string | undefined }): void {
  portalNames = own
  const name = own[currentLanguage()]
  if (name && i18next.hasResourceBundle(currentLanguage(), 'portal'))
    i18next.addResource(currentLanguage(), 'portal', 'portal', name)
}

/** Calls `notify` when words are shown in another language than the current one, since a file failed to load. */
export function onFallbackLanguage(notify: () => void): void {
  notifyFallback = notify
}

/** Requests every namespace again that failed to load. */
export async function loadMissingStrings(): Promise<void> {
  const wanted = [...missing, ...replaced]
  if (wanted.length === 0) return
  replaced.clear()
  isReported = false
  await i18next.reloadResources([currentLanguage()], wanted)
  await i18next.changeLanguage(currentLanguage())
}

/** The translations of a file: requested twice, then in German, then as they are on screen. */
async function read(language: string, namespace: string): Promise<Words> {
  try {
    const words = await loadStrings(language, namespace).catch(async () => await loadStrings(language, namespace))
    missing.delete(namespace)
    const name = namespace === 'portal' && isLanguage(language) && portalNames[language]
    return name ? { ...words, portal: name } : words
  } catch (error) {
    const german = language === 'de' ? undefined : await loadStrings('de', namespace).catch(() => undefined)
    const other = german ?? (i18next.getResourceBundle(i18next.language, namespace) as Words | undefined)
    if (other) {
      replaced.add(namespace)
      return other
    }
    missing.add(namespace)
    throw error
  }
}

async function loadStrings(language: string, namespace: string): Promise<Words> {
  const words = await withTimeout(
    wordFiles[`/locales/${language}/${namespace}.json`]?.() ?? Promise.resolve({}),
    loadErrorAfter,
  )
  // The module is empty while the page reloads for a new build.
  if (!words) throw new ChunkLoadError('words')
  return words
}

function notifyFallbackLanguage(): void {
  if (replaced.size === 0 || isReported || isSwitching) return
  isReported = true
  notifyFallback()
}

/**
 * A key is never shown on a page: the boundary around a component with missing translations shows a load error, and
 * retries.
 */
function onMissingKey(
  key: string,
  otherwise: string | undefined,
  { ns = [] }: { ns?: string | readonly string[] } = {},
): string {
  if (otherwise === undefined ? missing.size > 0 : [ns].flat().some((namespace) => missing.has(namespace)))
    throw new ChunkLoadError('words')
  return otherwise ?? key
}

function onSwitch(render: () => void): () => void {
  i18next.on('languageChanged', render)
  return () => i18next.off('languageChanged', render)
}
