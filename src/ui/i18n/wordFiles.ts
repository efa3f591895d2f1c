export type Words = Record<string, string>

/** Every file of words, by its path: a namespace of a language, loaded with what asks for it (`useTranslation('mail')`). */
export const wordFiles = import.meta.glob<Words | undefined>('/locales/*/*.json', { import: 'default' })
