/** English: a folder of translations, which begins as a copy of another one, and its line in the list of languages. */
export const language = {
  copies: { 'locales/de': 'locales/en' },
  inserts: [
    {
      path: 'src/lib/languages.ts',
      before: '} as const\n\nexport type Language',
      text: "  en: { code: 5, name: 'English' },\n",
    },
  ],
  translations: {
    'en/portal': { save: 'Save', retry: 'Try again', 'language.en': 'English', 'language.in.en': 'English' },
    'de/portal': { 'language.en': 'Englisch', 'language.in.en': 'Englisch' },
    'fr/portal': { 'language.en': 'Anglais', 'language.in.en': 'anglais' },
    'it/portal': { 'language.en': 'Inglese', 'language.in.en': 'inglese' },
  },
  tests: ['src/lib/languages.test.ts', 'src/ui/i18n/i18n.test.tsx', 'src/collections/registry.test.ts', 'locales'],
}
