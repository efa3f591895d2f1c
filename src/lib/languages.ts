/** The three languages of the portal; the backend numbers them 1, 2, 3. */
export const languages = ['de', 'fr', 'it'] as const
export type Language = (typeof languages)[number]

/** The language of a backend code; German for anything that is not 1, 2 or 3. */
export function languageOf(code: unknown): Language {
  return languages[Number(code) - 1] ?? 'de'
}

/** The backend code (1, 2, 3) of a language. */
export function codeOf(language: Language): 1 | 2 | 3 {
  if (language === 'fr') return 2
  return language === 'it' ? 3 : 1
}

/** Whether a text names one of the portal's languages. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}
