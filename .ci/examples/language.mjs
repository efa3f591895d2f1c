/** English: a folder of words, which begins as a copy of another one, and its line in the list of languages. */
export const language = {
  copies: { 'locales/de': 'locales/en' },
  inserts: [
    {
      path: 'src/lib/languages.ts',
      before: '} as const\n\nexport type Language',
      text: "  en: { code: 4, name: 'English', fault: 'The words of the portal have not arrived.', reload: 'Reload' },\n",
    },
  ],
  words: {
    'en/portal': { save: 'Save', retry: 'Try again', 'language.en': 'English' },
    'de/portal': { 'language.en': 'Englisch' },
    'fr/portal': { 'language.en': 'Anglais' },
    'it/portal': { 'language.en': 'Inglese' },
  },
  tests: ['src/lib/languages.test.ts', 'src/ui/i18n.test.tsx', 'src/collections/registry.test.ts', 'locales'],
}
