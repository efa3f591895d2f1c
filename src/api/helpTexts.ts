import type { Language } from '#lib/languages.ts'
import { config } from '#api/config/config.ts'
import { fileAddress, staticFiles } from '#api/files/staticFiles.ts'

const max = 2000

/** The help texts of a language by their keys, as plain text; empty where the document is missing or broken. */
export async function readHelpTexts(
  language: Language,
  signal?: AbortSignal,
): Promise<{ readonly [key: string]: string }> {
  try {
    const address = fileAddress(`${config().helpTextsUrl}${language}.json`)
    const { data: stored } = await staticFiles.get<unknown>(address, {
      withCredentials: false,
      ...(signal && { signal }),
    })
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, text]: [string, unknown]) =>
        typeof text === 'string' && text.trim() !== '' ? [[key, text.trim().slice(0, max)]] : [],
      ),
    )
  } catch {
    signal?.throwIfAborted()
    return {}
  }
}
