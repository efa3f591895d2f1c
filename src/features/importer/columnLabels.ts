import type { Column } from '#features/importer/reading/cells.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'

/** What people call the columns of an import, and the values of those with a fixed choice. */
export type ColumnLabels = {
  getLabel: (column: string) => string
  /** The heading of the template; the name of the column where the file has keys. */
  getHeading: (column: string) => string
  /** The word for a value; undefined where there is none. */
  getWord: (column: string, value: unknown) => string | undefined
}

export const plainLabels: ColumnLabels = { getLabel: String, getHeading: String, getWord: () => undefined }

/** Whether a file may hold the words of a column instead of its codes. */
export function acceptsWords(column: Column | undefined): boolean {
  return column?.toValue !== undefined
}

/** The codes of a column with a fixed choice, and their words. */
export function getOptions(
  name: string,
  column: Column | undefined,
  getWord: ColumnLabels['getWord'],
): { code: string; word: string | undefined }[] {
  if (!column || !('options' in column) || !column.options) return []
  return column.options.map((option) => {
    const value = typeof option === 'object' ? option[0] : option
    return { code: String(value), word: getWord(name, value) }
  })
}

/** `Deutsch, Französisch oder Italienisch` */
export function joinWithOr(words: readonly string[]): string {
  return new Intl.ListFormat(`${currentLanguage()}-CH`, { type: 'disjunction' }).format(words)
}
