import type { AttributeLine } from './attributeLines.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'

/** The filters of a table of attributes; '' filters nothing. */
export type Narrowing = { search: string; group: string; type: string; chosen: '' | 'chosen' | 'free' | 'gone' }

export const allLines: Narrowing = { search: '', group: '', type: '', chosen: '' }

/** The matching lines; every word of the search is somewhere in key, name, question, group or options. */
export function narrowed(
  lines: readonly AttributeLine[],
  { search, group, type, chosen }: Narrowing,
  isChosen: (key: string) => boolean,
): AttributeLine[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    if (group !== '' && line.group !== group) return false
    if (type !== '' && line.type !== type) return false
    if (chosen === 'gone' && !line.isMissing) return false
    if ((chosen === 'chosen' && !isChosen(line.key)) || (chosen === 'free' && isChosen(line.key))) return false
    if (words.length === 0) return true
    const text = normalizeForSearch([line.key, line.name, line.question, line.group, line.options].join(' '))
    return words.every((word) => text.includes(word))
  })
}
