/** Widths of Inter at a size of 1, rounded up: pictures are laid out without a page to measure on. */
const narrow = /[iljtfrI.,:;'|!()[\] \u00a0·-]/
const wide = /[mwMW@%—…ÄÖÜ]/
const capital = /[A-ZÀ-Þ0-9+=<>~#&?]/

export const fontSize = 12
export const lineHeight = 15

/** About how many pixels a line of text takes, rather too many than too few. */
export function widthOf(text: string, size = fontSize): number {
  let width = 0
  for (const sign of text) width += widthOfSign(sign)
  return Math.ceil(width * size)
}

function widthOfSign(sign: string): number {
  if (narrow.test(sign)) return 0.36
  if (wide.test(sign)) return 0.92
  return capital.test(sign) ? 0.67 : 0.59
}

/** A text in at most so many lines of a width; what does not fit ends in '…'. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of pieces(text, width)) {
    const longer = line === '' || /[-/]$/.test(line) ? line + word : `${line} ${word}`
    if (line === '' || widthOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines.map((one) => shorten(one, width))
  return [
    ...lines.slice(0, most - 1).map((one) => shorten(one, width)),
    shorten(lines.slice(most - 1).join(' '), width),
  ]
}

/** A line cut to a width, with '…' where something is missing. */
function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const signs = Array.from(text)
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Whether a text stands in so many lines of a width without anything cut. */
export function fits(text: string, width: number, most: number): boolean {
  return (
    pieces(text, Infinity).every((word) => widthOf(word) <= width) &&
    wrap(text, width, most).join('').replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '')
  )
}

/** Words, and the parts of hyphenated ones; a word longer than the line is broken. */
function pieces(text: string, width: number): string[] {
  return (
    text
      // A hard space holds a number and its unit together.
      .split(/[ \t\r\n]+|(?<=[-/])(?=\p{L})/u)
      .filter((word) => word !== '')
      .flatMap((word) => (widthOf(word) <= width ? [word] : broken(word, width)))
  )
}

function broken(word: string, width: number): string[] {
  const parts: string[][] = [[]]
  for (const sign of word) {
    const last = parts.at(-1) ?? []
    if (last.length > 0 && widthOf(`${last.join('')}${sign}-`) > width) parts.push([sign])
    else last.push(sign)
  }
  const [before, end] = parts.slice(-2)
  // One or two letters alone are not read as the end of a word.
  if (before && end && end.length < 3 && before.length > 4) end.unshift(...before.splice(-2))
  return parts.map((signs, index) => signs.join('') + (index < parts.length - 1 ? '-' : ''))
}
