import { currentLanguage } from './i18n.ts'

/** The separator of a label and its value; French has a narrow space before its colon. */
export function labelSeparator(): string {
  return currentLanguage() === 'fr' ? '\u202F: ' : ': '
}
