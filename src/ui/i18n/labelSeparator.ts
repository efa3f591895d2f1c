import { currentLanguage } from './i18n.ts'

/** What stands between a name and what it says; French has a narrow space before its colon. */
export function labelSeparator(): string {
  return currentLanguage() === 'fr' ? '\u202F: ' : ': '
}
