import type { Comments } from '#evaluation/counting/table/columns.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'

const folded = new WeakMap<Comments, string[]>()

/** The texts as they are searched, made once: without case, accents and the two spellings of some letters. */
export function getFolded(comments: Comments): readonly string[] {
  const known = folded.get(comments)
  if (known) return known
  const made = comments.texts.map(foldText)
  folded.set(comments, made)
  return made
}

function foldText(text: string): string {
  const plain = normalizeForSearch(text)
  return /[ßœæ’]/.test(plain)
    ? plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")
    : plain
}

/** Whether a folded text contains each word of a search; without words every text does. */
export function createSearch(search: string): (text: string) => boolean {
  // The longest word is in the fewest texts.
  const words = foldText(search)
    .split(/\s+/)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
  return (text) => {
    for (const word of words) if (!text.includes(word)) return false
    return true
  }
}
