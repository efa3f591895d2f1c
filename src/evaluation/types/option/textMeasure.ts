export const fontSize = 12
/** Room for a letter, roughly: enough to choose between lying and standing bars, and between rows of a legend. */
export const letterWidth = 6.6
/** Labels below narrow bands are in smaller letters. */
export const smallLetter = letterWidth * 0.85

/**
 * A text in lines that end between words, so that none begins with its question mark: ECharts would also break before
 * '?', ',' and '/', and in French there is a space before some of them. A word without room is left to it.
 */
export function wrapped(text: string, room: number, letter = letterWidth): string[] {
  const lines: string[] = []
  for (const piece of text.split(/(?<=[ /-])(?![?!:;»])/)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length > 0 && getLetters(longer.trimEnd()) * letter <= room) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd().replaceAll(protectedSpace, ' '))
}

/** A text in so many lines at most; where that is not all of it, the last one says so by its '…'. */
export function fitted(text: string, room: number, max: number, letter = letterWidth): string[] {
  const lines = wrapped(text, room, letter)
  if (lines.length <= max) return lines
  const last = (lines[max - 1] ?? '').slice(0, Math.max(1, Math.floor(room / letter) - 2)).trimEnd()
  return [...lines.slice(0, max - 1), `${last}…`]
}

/** Letters of Inter at 12 px that are narrower or wider than the others, fitted to the words of all three languages. */
const commonLetters = 7
const rareLetters: readonly [RegExp, number][] = [
  [/[ijl.,:;'’|I\s«»]/g, 3],
  [/[frt()-]/g, 4.5],
  [/[A-HJ-LN-VX-ZÄÖÜÉÈ≥<–]/g, 8],
  [/[mwMW%]/g, 11],
]

/** How wide a short text is, to two pixels or so for a word. */
export function roughWidth(text: string): number {
  return rareLetters.reduce(
    (sum, [letters, width]) => sum + (width - commonLetters) * (text.match(letters)?.length ?? 0),
    commonLetters * text.length,
  )
}

export const protectedSpace = '\u00a0'

/** ECharts takes every letter but those of ASCII to be as wide as a Chinese one: 'ä', '·', a protected space. */
function getLetters(text: string): number {
  return text.length + 0.8 * (text.match(/[^ -~\u00a0]/g)?.length ?? 0)
}
