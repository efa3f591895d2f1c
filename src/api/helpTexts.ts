import type { Language } from '#lib/languages.ts'
import { config } from './config.ts'

const most = 2000

/** The help texts of a language by their keys, plain text; none where the document is missing or broken. */
export async function readHelpTexts(language: Language, signal?: AbortSignal): Promise<{ readonly [key: string]: string }> {
  try {
    const response = await fetch(new URL(`${config().helpTextsUrl}${language}.json`, window.location.href), { signal: signal ?? null, credentials: 'omit' })
    const stored: unknown = response.ok ? await response.json() : null
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return Object.fromEntries(Object.entries(stored).flatMap(([key, text]: [string, unknown]) => (typeof text === 'string' && text.trim() !== '' ? [[key, text.trim().slice(0, most)]] : [])))
  } catch {
    signal?.throwIfAborted()
    return {}
  }
}
