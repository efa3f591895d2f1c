/**
 * The languages of the portal: each is a folder in `locales/` and a line here (its number at the backend, its own
 * name).
 */
const all = {
  de: { code: 1, name: 'Deutsch' },
  fr: { code: 2, name: 'Français' },
  it: { code: 3, name: 'Italiano' },
} as const

export type Language = keyof typeof all
export const languages = Object.keys(all) as Language[]

/** The data of a language that is known before its translations load. */
export function aboutLanguage(language: Language): (typeof all)[Language] {
  return all[language]
}

/** The language of a backend code; German for anything that is not 1, 2 or 3. */
export function getLanguage(code: unknown): Language {
  return languages.find((language) => all[language].code === Number(code)) ?? 'de'
}

/** The backend code (1, 2, 3) of a language. */
export function getCode(language: Language): LanguageCode {
  return all[language].code
}

/** Whether a text names one of the portal's languages. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}

/** The number of a language at the backend. */
export type LanguageCode = (typeof all)[Language]['code']

/** The languages that the backend knows, by their number. */
export const backendLanguages: readonly (readonly [LanguageCode, string])[] = [
  [1, 'german'],
  [2, 'french'],
  [3, 'italian'],
]

/** The backend's fields of a text: `name`, `name_fr`, `name_it`. */
export type KeyIn<Name extends string> = Name | `${Name}_${Exclude<Language, 'de'>}`

/** The backend's field of a text in a language: `name`, `name_fr`, `name_it`. */
export function getLocalizedKey<Name extends string>(name: Name, language: Language): KeyIn<Name> {
  return language === 'de' ? name : `${name}_${language}`
}

/** Something in each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>
}
