import i18next from 'i18next'
import { knownPlaceholders } from '#lib/text/templateProblems.ts'

/** What people call a placeholder: `Vorname` for `{{ first_name }}`. An unknown one, or one with a filter, stays itself. */
export function getPlaceholderLabel(text: string): string {
  const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(text)?.[1]
  const known = knownPlaceholders.find((one) => one === name)
  return known ? i18next.t(`mail:placeholder.${known}`) : text
}
