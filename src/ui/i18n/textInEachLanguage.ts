import i18next, { type FlatNamespace } from 'i18next'
import { inEachLanguage, type Language, languages } from '#lib/languages.ts'

/** Texts of the portal in each language: those that people get may be in another one than the viewer's. */
export async function textInEachLanguage(
  namespace: FlatNamespace,
  keys: readonly string[],
): Promise<Record<Language, string[]>> {
  await i18next.reloadResources([...languages], [namespace])
  return inEachLanguage((language) => keys.map((key) => String(i18next.getResource(language, namespace, key) ?? '')))
}
