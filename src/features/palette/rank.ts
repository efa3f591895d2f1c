import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'

/** A part of a name: whether it was typed. */
export type Part = { text: string; isMatch: boolean }

const letter = /[\p{L}\p{N}]/u

/** How well a name matches typed words: all of it, its beginning, the beginning of a word, letters inside of one. */
export function rank(name: string, words: readonly string[]): number {
  const text = normalizeForSearch(name)
  const [first = ''] = words
  if (words.length > 0 && text === words.join(' ')) return 4
  if (first !== '' && text.startsWith(first)) return 3
  const starts = words.map((word) => findWord(text, word))
  if (starts.some((isAtWord) => isAtWord === true)) return 2
  return starts.some((isAtWord) => isAtWord === false) ? 1 : 0
}

/** A name in parts, so that its typed letters can be marked; accents do not matter. */
export function markParts(name: string, words: readonly string[]): Part[] {
  // Each letter with its marks is one: its normalised form may have another length.
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  const plain = letters.map(normalizeForSearch)
  const starts = plain.map((_, index) => plain.slice(0, index).join('').length)
  const text = plain.join('')
  const marked = letters.map(() => false)
  for (const word of words)
    for (const at of findPlaces(text, word))
      for (const [index, start] of starts.entries()) {
        const end = start + (plain[index]?.length ?? 0)
        if (start < at + word.length && end > at) marked[index] = true
      }
  const parts: Part[] = []
  for (const [index, one] of letters.entries()) {
    const isMatch = marked[index] ?? false
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += one
    else parts.push({ text: one, isMatch })
  }
  return parts
}

/** The places of a word: those where a word begins, otherwise all. */
function findPlaces(text: string, word: string): number[] {
  const places: number[] = []
  if (word === '') return places
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) places.push(at)
  const atWords = places.filter((at) => isWordStart(text, at))
  return atWords.length > 0 ? atWords : places
}

/** Whether a word begins where a word of the text does, or only inside of one; undefined where it is not in it. */
function findWord(text: string, word: string): boolean | undefined {
  const places = findPlaces(text, word)
  return places.length === 0 ? undefined : places.some((at) => isWordStart(text, at))
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !letter.test(text[at - 1] ?? '')
}
