import { platformApi } from 'zrender/lib/core/platform.js'
import { font as family } from '#evaluation/types/colors/theme.ts'

/** The font of a text; its size is in pixels. */
export type TextFont = { fontSize: number; fontWeight?: number }

export const fontSize = 12
const plain: TextFont = { fontSize }

const widths = new Map<string, number>()
const maxWidths = 20_000

/**
 * The width of a text in pixels, on the canvas that ECharts measures with; without a canvas (tests outside of a browser)
 * by the table of letters that ECharts has for that.
 */
export function getWidth(text: string, { fontSize: size, fontWeight = 400 }: TextFont = plain): number {
  const key = `${fontWeight} ${size} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (widths.size >= maxWidths) forgetWidths()
  const { width } = platformApi.measureText(text, `${fontWeight} ${size}px ${family}`)
  widths.set(key, width)
  return width
}

/** Widths are measured again, as after a font is loaded. */
export function forgetWidths(): void {
  widths.clear()
}

/** The width of the widest of some texts. */
export function getMaxWidth(texts: readonly string[], font = plain): number {
  return Math.max(0, ...texts.map((text) => getWidth(text, font)))
}

/** The width of a text's longest word, which no break makes shorter. */
export function getWordWidth(text: string, font = plain): number {
  return getMaxWidth(text.split(/[\s-]/), font)
}

/**
 * Breaks a text into lines of at most `room` pixels, between words if these fit. ECharts does not: when it breaks a text
 * (`overflow: 'break'`) it takes 'ä', '·' or a non-breaking space to be as wide as a Chinese letter, and begins lines with
 * '?', ',' or '/'; in French there is a space before some of them.
 */
export function wrapped(text: string, room: number, font = plain): string[] {
  const words = text.split(/(?<=[ /-])(?![?!:;»])/)
  const pieces = words.flatMap((word) =>
    getWidth(word.trimEnd(), font) > room ? filled(Array.from(word), room, font) : word,
  )
  return filled(pieces, room, font).map((line) => line.trimEnd())
}

/** As many pieces on every line as fit. */
function filled(pieces: readonly string[], room: number, font: TextFont): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length > 0 && getWidth(longer.trimEnd(), font) <= room) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

/** Breaks a text into a max number of lines; the last one ends with '…' if the text is longer. */
export function fitted(text: string, room: number, max: number, font = plain): string[] {
  const lines = wrapped(text, room, font)
  return lines.length <= max ? lines : [...lines.slice(0, max - 1), cut(lines[max - 1] ?? '', room, font)]
}

/** The beginning of a text that fits with '…' after it, one letter at least. */
export function cut(text: string, room: number, font = plain): string {
  const letters = Array.from(text)
  const getText = () => `${letters.join('').trimEnd()}…`
  while (letters.length > 1 && getWidth(getText(), font) > room) letters.pop()
  return getText()
}
