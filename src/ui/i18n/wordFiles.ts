export type Words = Record<string, string>

/**
 * Every translation file, by its path: a namespace of a language, loaded by the components that use it
 * (`useTranslation('mail')`).
 */
export const wordFiles = import.meta.glob<Words | undefined>('../../../locales/*/*.json', { import: 'default' })
