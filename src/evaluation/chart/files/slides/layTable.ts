/** Inches between a text and the border of its cell, at the left and at the right. */
export const cellPadding = 0.05

/** Points; the largest with which the table is not wider than its room. */
const sizes = [11, 10, 9, 8]
/** The width of a letter of Arial and the height of a line, as parts of the size of the font; on average. */
const [letter, line] = [0.54, 1.2]
/** How much wider letters of the head are. */
const bold = 1.15
const inch = 72
/** A longer text is broken into lines. */
const maxLetters = 26

type Room = { w: number; h: number }

/**
 * How a table stands on slides: the widths of its columns in inches, so that no word is broken where that can be, the size of
 * its font in points, and the rows of each slide. There is one slide at least.
 */
export function layTable<Row extends readonly string[]>(
  head: readonly string[],
  rows: readonly Row[],
  { w, h }: Room,
): { colW: number[]; fontSize: number; pages: Row[][] } {
  const needed = head.map((text, column) =>
    Math.max(bold * getLongestWord(text), ...rows.map((row) => getNeeded(row[column] ?? ''))),
  )
  const letters = needed.reduce((sum, one) => sum + one, 0)
  const free = w - needed.length * 2 * cellPadding
  const fontSize = sizes.find((size) => (letters * letter * size) / inch <= free) ?? Math.min(...sizes)
  const colW = needed.map((one) => (one / letters) * free + 2 * cellPadding)
  const getHeight = (texts: readonly string[]) => {
    const lines = texts.map((text, column) =>
      Math.ceil((text.length * letter * fontSize) / inch / ((colW[column] ?? w) - 2 * cellPadding)),
    )
    return (Math.max(1, ...lines) * line * fontSize) / inch + 2 * cellPadding
  }
  const top = getHeight(head)
  const pages: Row[][] = [[]]
  let used = top
  for (const row of rows) {
    const height = getHeight(row)
    if (used + height > h && pages.at(-1)?.length) {
      pages.push([])
      used = top
    }
    pages.at(-1)?.push(row)
    used += height
  }
  return { colW, fontSize, pages }
}

function getLongestWord(text: string): number {
  return Math.max(3, ...text.split(/[\s-]/).map((word) => word.length))
}

/** The letters that a cell needs in one line: all of a short text, of a long one its longest word. */
function getNeeded(text: string): number {
  return text.length <= maxLetters ? Math.max(3, text.length) : Math.max(maxLetters / 2, getLongestWord(text))
}
