export const fontSize = 12
/**
 * The approximate width of a letter: enough to choose between horizontal and vertical bars, and between rows of a
 * legend.
 */
export const letterWidth = 6.6
/** The smaller font of labels below narrow bands. */
export const smallLetter = letterWidth * 0.85

/**
 * Breaks a text into lines between words, so that none begins with its question mark: ECharts would also break before
 * '?', ',' and '/', and in French there is a space before some of them. ECharts breaks a word that does not fit.
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

/** Breaks a text into a max number of lines; the last one ends with '…' if the text is longer. */
export function fitted(text: string, room: number, max: number, letter = letterWidth): string[] {
  const lines = wrapped(text, room, letter)
  if (lines.length <= max) return lines
  const last = (lines[max - 1] ?? '').slice(0, Math.max(1, Math.floor(room / letter) - 2)).trimEnd()
  return [...lines.slice(0, max - 1), `${last}…`]
}

/**
 * Letters of Inter at 12 px that are narrower or wider than the others, fitted to the strings of all three languages.
 */
const commonLetters = 7
const rareLetters: readonly [RegExp, number][] = [
  [/[ijl.,:;'’|I\s«»]/g, 3],
  [/[frt()-]/g, 4.5],
  [/[A-HJ-LN-VX-ZÄÖÜÉÈ≥<–]/g, 8],
  [/[mwMW%]/g, 11],
]

/** The width of a short text, to about two pixels per word. */
export function roughWidth(text: string): number {
  return rareLetters.reduce(
    (sum, [letters, width]) => sum + (width - commonLetters) * (text.match(letters)?.length ?? 0),
    commonLetters * text.length,
  )
}

export const protectedSpace = '\u00a0'

/** ECharts takes every non-ASCII letter to be as wide as a Chinese one: 'ä', '·', a non-breaking space. */
function getLetters(text: string): number {
  return text.length + 0.8 * (text.match(/[^ -~\u00a0]/g)?.length ?? 0)
}
